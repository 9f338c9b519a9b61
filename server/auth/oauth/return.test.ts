import { describe, expect, it } from "vitest";
import { places } from "../../db/fixture.ts";
import { externalUrl, type Json, siteUrl } from "../fixture.ts";
import { asPerson, oauthIn, pkce, read, said, target, verified } from "./fixture.ts";

describe.each(places)("a browser from a provider on %s", (_, make) => {
  const { server, call, authorize, atProvider, enter, users } = oauthIn(make);

  describe("returning", () => {
    const callback = async (query: Json) =>
      read((await call("GET", `/callback?${new URLSearchParams(query)}`)).location);
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
      await call("GET", `/callback${url.search}`);
      const { start, query } = read((await call("GET", `/callback${url.search}`)).location);
      expect(start).toBe(target);
      expect(query).toMatchObject({
        error_code: "flow_state_already_used",
        error_description: expect.stringContaining("already been used"),
      });
      const late = await atProvider((await authorize(pkce)).location);
      server.pass(300);
      const tooLate = read((await call("GET", `/callback${late.search}`)).location);
      expect([tooLate.start, tooLate.query.error_code]).toEqual([target, "bad_oauth_state"]);
    });

    it("the flow of a mail is no valid state", async () => {
      await call("POST", "/signup", { body: { email: "a@example.com", password: "long enough", ...pkce } });
      const [{ id } = { id: "" }] = await server.db.selectFrom("auth_flow_states").select("id").execute();
      expect((await callback({ state: id, code: "x" })).query.error_code).toBe("bad_oauth_state");
    });

    it("an error of the provider is passed on to the app", async () => {
      const { query } = read((await authorize(pkce)).location);
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
      said.status = 400;
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
      asPerson({ ...verified, ...claims });
      expect((await enter()).query.error_code).toBe("unexpected_failure");
      expect(await users()).toEqual([]);
    });

    it("a return by form, as Apple's, contains the name", async () => {
      asPerson({ email: "person@example.com", email_verified: "true" });
      const { location } = await authorize({ provider: "apple" });
      expect(read(location).query).toMatchObject({ response_mode: "form_post", scope: "openid email name" });
      const url = await atProvider(location);
      url.searchParams.set("user", JSON.stringify({ name: { firstName: "Amal", lastName: "Said" } }));
      const { status, location: again } = await server.call("POST", "/callback", { body: url.searchParams });
      expect([status, read(again).start]).toEqual([303, `${externalUrl}/callback`]);
      await call("GET", `/callback${new URL(again ?? "").search}`);
      const [user] = await users();
      expect(user?.email_confirmed_at).toEqual(expect.any(Number));
      expect(JSON.parse(user?.user_metadata ?? "")).toMatchObject({ full_name: "Amal Said" });
    });
  });
});
