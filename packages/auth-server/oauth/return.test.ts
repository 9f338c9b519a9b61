import { once } from "node:events";
import { createServer } from "node:http";
import { pipeline, Readable } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import { externalUrl, type Json, siteUrl } from "../fixture.ts";
import {
  asPerson,
  lastRequests,
  oauthIn,
  ourPath,
  partsOfLocation,
  pkce,
  portOf,
  providerAnswers,
  target,
  verifiedClaims,
} from "./fixture.ts";

const megabyte = 1024 * 1024;

/** Starts a hostile provider. It promises to name itself in its answers (RFC 9207), and its answer to a request for tokens never ends. */
async function startHostile() {
  const seen = { paths: [] as string[], sent: 0, issuer: "" };
  const server = createServer((request, response) => {
    seen.paths.push(request.url ?? "");
    const { issuer } = seen;
    const metadata = {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      authorization_response_iss_parameter_supported: true,
    };
    response.setHeader("content-type", "application/json");
    if (request.url !== "/token") return response.end(JSON.stringify(metadata));
    const endless = new Readable({
      read() {
        seen.sent += megabyte;
        this.push(Buffer.alloc(megabyte, " "));
      },
    });
    pipeline(endless, response, () => {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  seen.issuer = `http://127.0.0.1:${portOf(server)}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return Object.assign(seen, { close });
}

describeAlike("a browser from a provider on %s", (_, make) => {
  const { server, call, state, authorize, atProvider, enter, users } = oauthIn(make);

  describe("returning", () => {
    const callback = async (query: Json) =>
      partsOfLocation((await call("GET", `/callback?${new URLSearchParams(query)}`)).location);
    const nobody = "00000000-0000-4000-8000-000000000000";

    it.each([
      [{}, "bad_oauth_callback"],
      [{ state: "not-one" }, "bad_oauth_state"],
      [{ state: nobody, code: "x" }, "bad_oauth_state"],
    ])("with %j redirects to the site itself", async (query, error_code) => {
      const { start, query: error } = await callback(query);
      expect(start).toBe(`${siteUrl}/`);
      expect(error).toMatchObject({ error: "invalid_request", error_code });
    });

    it("a second or late return is refused", async () => {
      const url = await atProvider((await authorize(pkce)).location);
      await call("GET", ourPath(url));
      const { start, query } = partsOfLocation((await call("GET", ourPath(url))).location);
      expect(start).toBe(target);
      expect(query).toMatchObject({
        error_code: "flow_state_already_used",
        error_description: expect.stringContaining("already been used"),
      });
      const late = await atProvider((await authorize(pkce)).location);
      server.pass(300);
      const tooLate = partsOfLocation((await call("GET", ourPath(late))).location);
      expect([tooLate.start, tooLate.query.error_code]).toEqual([target, "bad_oauth_state"]);
    });

    it.each(["/callback/keycloak", "/callback"])(
      "with another provider's code at %s sends it to nobody (mix-up)",
      async (path) => {
        lastRequests.token = {};
        const hostile = partsOfLocation((await authorize({ ...pkce, provider: "azure" })).location).query;
        const honest = await atProvider((await authorize(pkce)).location);
        honest.searchParams.set("state", hostile.state);
        const { query } = partsOfLocation((await call("GET", `${path}${honest.search}`)).location);
        expect([query.error_code, lastRequests.token]).toEqual(["bad_oauth_callback", {}]);
      },
    );

    it("to the address without a name is accepted from the only provider, and from one of several that names itself", async () => {
      const hostile = await startHostile();
      onTestFinished(hostile.close);
      const { azure } = state.config.providers;
      const keycloak = { issuer: hostile.issuer, clientId: "our-client" };
      state.config.providers = azure ? { keycloak, azure } : {};
      const { query } = partsOfLocation((await authorize(pkce)).location);
      expect(query.redirect_uri).toBe(`${externalUrl}/callback`);
      await callback({ state: query.state, code: "x" });
      expect(hostile.paths).not.toContain("/token");
      const second = partsOfLocation((await authorize(pkce)).location).query;
      const { query: end } = await callback({ state: second.state, code: "x", iss: hostile.issuer });
      expect([end.error_code, hostile.paths.at(-1)]).toEqual(["unexpected_failure", "/token"]);
      expect(hostile.sent).toBeLessThan(8 * megabyte); // The body of the provider's answer has no end.
      state.config.providers = azure ? { azure } : {};
      expect(partsOfLocation((await authorize({ ...pkce, provider: "azure" })).location).query.redirect_uri).toBe(
        query.redirect_uri,
      );
      asPerson({ email: "person@example.com", xms_edov: true });
      expect((await enter({ ...pkce, provider: "azure" })).query.code).toEqual(expect.any(String));
    });

    it("the flow of a mail is not a valid state", async () => {
      await call("POST", "/signup", { body: { email: "a@example.com", password: "long enough", ...pkce } });
      const [{ id } = { id: "" }] = await server.db.selectFrom("auth_flow_states").select("id").execute();
      expect((await callback({ state: id, code: "x" })).query.error_code).toBe("bad_oauth_state");
    });

    it("an error of the provider is passed on to the app", async () => {
      const { query } = partsOfLocation((await authorize(pkce)).location);
      const end = await callback({
        state: query.state,
        error: "access_denied",
        error_description: "The person said no",
      });
      expect(end.start).toBe(target);
      expect(end.query).toMatchObject({ error: "access_denied", error_description: "The person said no" });
      expect(end.fragment).toMatchObject({ error: "access_denied" });
    });

    it("an unknown code opens no session", async () => {
      providerAnswers.status = 400;
      expect((await enter()).query).toMatchObject({ error: "server_error", error_code: "unexpected_failure" });
      expect(await users()).toEqual([]);
    });

    it.each([
      ["for somebody else", { aud: "another-client" }],
      ["of somebody else", { iss: "https://evil.test" }],
      ["with another nonce", { nonce: "another" }],
      ["of nobody", { sub: "" }],
      ["that has expired", { exp: 1 }],
    ])("with an ID token %s opens no session", async (_, claims) => {
      asPerson({ ...verifiedClaims, ...claims });
      expect((await enter()).query.error_code).toBe("unexpected_failure");
      expect(await users()).toEqual([]);
    });

    it("a return by form, as Apple's, contains the name", async () => {
      asPerson({ email: "person@example.com", email_verified: "true" });
      const { location } = await authorize({ provider: "apple" });
      expect(partsOfLocation(location).query).toMatchObject({ response_mode: "form_post", scope: "openid email name" });
      const url = await atProvider(location);
      url.searchParams.set("user", JSON.stringify({ name: { firstName: "Amal", lastName: "Said" } }));
      const { status, location: again } = await server.call("POST", "/callback/apple", { body: url.searchParams });
      expect([status, partsOfLocation(again).start]).toEqual([303, `${externalUrl}/callback/apple`]);
      await call("GET", ourPath(new URL(again ?? "")));
      const [user] = await users();
      expect(user?.email_confirmed_at).toEqual(expect.any(Number));
      expect(JSON.parse(user?.user_metadata ?? "")).toMatchObject({ full_name: "Amal Said" });
    });
  });
});
