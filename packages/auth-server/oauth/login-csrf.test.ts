import { describe, expect, test } from "vitest";
import { decrypt } from "../crypto.ts";
import { alikeOn, places } from "../databases.fixture.ts";
import type { Json } from "../fixture.ts";
import { asPerson, oauthIn, ourPath, partsOfLocation, pkce, target } from "./fixture.ts";
import { providerState } from "./start.ts";

const stranger = { email: "stranger@example.com", email_verified: true };

describe.each(places)("a callback that another browser started (login CSRF), on %s", (name, make) => {
  const it = alikeOn(name);
  const { server, call, state, authorize, atProvider, back, finish, identities, users } = oauthIn(make);

  /** Opens a stranger's return address in the victim's browser, which has none of the stranger's cookies (login CSRF). */
  const elsewhere = async (address: string | null) =>
    partsOfLocation((await server.call("GET", ourPath(await atProvider(address)))).location);

  async function linking(query: Json = {}) {
    const person = await server.person("asker@example.com");
    const { access_token: token } = await server.signIn(person);
    const all = new URLSearchParams({
      provider: "keycloak",
      redirect_to: target,
      skip_http_redirect: "true",
      ...query,
    });
    return { person, ...(await call("GET", `/user/identities/authorize?${all}`, { token })) };
  }

  it("does not sign the victim in as the attacker, without PKCE", async () => {
    asPerson(stranger);
    const { location } = await authorize();
    const { start, query, fragment } = await elsewhere(location);
    expect([start, fragment.access_token]).toEqual([target, undefined]);
    expect(query).toMatchObject({ error: "invalid_request", error_code: "bad_oauth_state" });
    expect(query.error_description).toContain("not asked for in this browser");
    expect(await users()).toEqual([]);
  });

  it("links nothing to the attacker's account, without PKCE", async () => {
    const { body } = await linking();
    expect((await elsewhere(body.url)).query.error_code).toBe("bad_oauth_state");
    expect(await identities()).toHaveLength(1);
  });

  it("links nothing to the attacker's account, with PKCE", async () => {
    const { body } = await linking(pkce);
    const { query } = await elsewhere(body.url);
    expect(await identities()).toHaveLength(1);
    expect((await finish(query.code, "x".repeat(60))).body.code).toBe("bad_code_verifier");
    expect(await identities()).toHaveLength(1);
  });

  it("succeeds with the PKCE verifier, whichever browser got the callback", async () => {
    const { person, body } = await linking(pkce);
    const { query } = await elsewhere(body.url);
    const { body: session } = await finish(query.code);
    expect(session.user).toMatchObject({ id: person.id, app_metadata: { providers: ["email", "keycloak"] } });
    expect(session.provider_token).toEqual(expect.any(String));
  });

  it("links nothing once the requesting session has ended", async () => {
    const { person, body } = await linking(pkce);
    const { query } = await elsewhere(body.url);
    await server.db.deleteFrom("auth_sessions").where("user_id", "=", person.id).execute();
    expect(await finish(query.code)).toMatchObject({ status: 403, body: { code: "session_not_found" } });
    expect(await identities()).toHaveLength(1);
  });

  test("an identity requested by two people is linked to one of them only", async () => {
    const [mine, { access_token: token }] = [
      await linking(pkce),
      await server.signIn(await server.person("other@example.com")),
    ];
    const way = `/user/identities/authorize?${new URLSearchParams({ provider: "keycloak", skip_http_redirect: "true", ...pkce })}`;
    const theirs = await call("GET", way, { token });
    const codes = [await elsewhere(mine.body.url), await elsewhere(theirs.body.url)].map(({ query }) => query.code);
    const ends = await Promise.all(codes.map((code) => finish(code)));
    expect(ends.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, "identity_already_exists"]);
  });

  it("one HttpOnly cookie identifies the browser for all parallel flows", async () => {
    const [first, second] = [await authorize(), await authorize()];
    const [cookie = "", ...more] = first.headers.getSetCookie();
    expect([cookie, more]).toEqual([
      expect.stringMatching(/^asker=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/),
      [],
    ]);
    expect(second.headers.getSetCookie()).toEqual([cookie]);
    for (const { location } of [second, first])
      expect((await back(location)).fragment.access_token).toEqual(expect.any(String));
    expect((await authorize(pkce)).headers.getSetCookie()).toEqual([]);
    const [{ provider_state } = { provider_state: "" }] = await server.db
      .selectFrom("auth_flow_states")
      .selectAll()
      .execute();
    expect(await decrypt(state.config, providerState, provider_state ?? "")).not.toContain(
      /=([^;]*)/.exec(cookie)?.[1],
    );
  });

  it("another browser's cookie does not count", async () => {
    const { location } = await authorize();
    const headers = { cookie: `asker=${"A".repeat(43)}` };
    const { location: end } = await server.call("GET", ourPath(await atProvider(location)), { headers });
    expect(partsOfLocation(end).query.error_code).toBe("bad_oauth_state");
  });

  it("with TLS the cookie has a __Host- prefix", async () => {
    state.config.externalUrl = state.config.externalUrl.replace("http:", "https:");
    expect((await authorize()).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-asker=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });
});
