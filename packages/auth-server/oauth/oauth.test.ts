import { once } from "node:events";
import { createServer } from "node:http";
import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { alikeOn, places } from "../databases.fixture.ts";
import { externalUrl, siteUrl } from "../fixture.ts";
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

describe.each(places)("signing in through a provider on %s", (name, make) => {
  const it = alikeOn(name);
  const { server, call, state, authorize, atProvider, enter, finish, users, issuer } = oauthIn(make);

  it("redirects to the provider with our parameters, and passes on only harmless ones", async () => {
    const { status, location } = await authorize({
      scopes: "calendar",
      login_hint: "person@example.com",
      redirect_uri: "https://evil.test",
      client_id: "theirs",
      State: "theirs",
      RESPONSE_TYPE: "token",
      request_uri: "https://evil.test",
    });
    expect(status).toBe(302);
    const { query } = partsOfLocation(location);
    expect(query).toMatchObject({
      client_id: "our-client",
      redirect_uri: `${externalUrl}/callback/keycloak`,
      response_type: "code",
      scope: "openid email profile calendar",
      login_hint: "person@example.com",
      code_challenge_method: "S256",
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(Object.keys(query)).not.toEqual(expect.arrayContaining(["State"]));
    expect(location).not.toMatch(/evil|theirs/);
  });

  it.each([
    ["an unknown provider", { provider: "myspace" }],
    ["a name of the language itself", { provider: "constructor" }],
    ["half of a challenge", { code_challenge: pkce.code_challenge }],
    ["a challenge too short", { code_challenge: "a".repeat(42), code_challenge_method: "s256" }],
    ["an unknown method", { code_challenge: pkce.code_challenge, code_challenge_method: "md5" }],
  ])("refuses %s", async (_, query) => {
    expect(await authorize(query)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  it("ends in a PKCE code, exchanged once for a session with the provider's tokens", async () => {
    const { start, query, fragment } = await enter({ ...pkce, redirect_to: `${target}?next=/account` });
    expect(start).toBe(target);
    expect(query).toEqual({ next: "/account", code: expect.any(String) });
    expect(fragment).toEqual({});
    const [row] = await server.db.selectFrom("auth_flow_states").selectAll().execute();
    const { status, body } = await finish(query.code);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      email: "person@example.com",
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: "keycloak", providers: ["keycloak"] },
      user_metadata: {
        name: "A Person",
        full_name: "A Person",
        avatar_url: "https://p.test/a.png",
        email_verified: true,
      },
      identities: [
        { provider: "keycloak", id: "subject-1", identity_data: { sub: "subject-1", provider_id: "subject-1" } },
      ],
    });
    expect(body.provider_token).toMatch(/^ey/);
    expect(body.provider_refresh_token).toEqual(expect.any(String));
    expect(JSON.stringify(row)).not.toContain(body.provider_token);
    expect(lastRequests.token).toMatchObject({ client_id: "our-client", code_verifier: expect.any(String) });
    expect((await finish(query.code)).body.code).toBe("flow_state_not_found");
  });

  it("ends in tokens in the fragment without PKCE", async () => {
    const { query, fragment } = await enter();
    expect(query).toEqual({});
    expect(Object.keys(fragment).sort()).toEqual(
      [
        "access_token",
        "expires_at",
        "expires_in",
        "provider_refresh_token",
        "provider_token",
        "refresh_token",
        "sb",
        "token_type",
      ].sort(),
    );
    expect((await call("POST", "/logout", { token: fragment.access_token })).status).toBe(204);
  });

  it("never redirects to another site", async () => {
    expect((await enter({ ...pkce, redirect_to: "https://evil.test/" })).start).toBe(`${siteUrl}/`);
  });

  it("a wrong verifier voids the code, which expires after five minutes", async () => {
    const { query: first } = await enter(pkce);
    expect((await finish(first.code, "w".repeat(60))).body.code).toBe("bad_code_verifier");
    expect((await finish(first.code)).body.code).toBe("flow_state_not_found");
    const { query: second } = await enter(pkce);
    server.pass(300);
    expect(await finish(second.code)).toMatchObject({ status: 422, body: { code: "flow_state_expired" } });
  });

  it("ending a person's sessions voids a pending code", async () => {
    await enter();
    const { query } = await enter(pkce);
    const [user] = await users();
    const body = { password: "another password" };
    await call("PUT", `/admin/users/${user?.id}`, { token: state.config.serviceKey, body });
    expect((await finish(query.code)).body.code).toBe("flow_state_not_found");
  });

  test("of parallel exchanges of one code one succeeds", async () => {
    const { query } = await enter(pkce);
    const all = await Promise.all([1, 2, 3, 4].map(() => finish(query.code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("recognises a returning person and updates their data", async () => {
    await enter();
    asPerson({ ...verifiedClaims, name: "Another Name" });
    await enter();
    const all = await users();
    expect(all).toHaveLength(1);
    expect(JSON.parse(all[0]?.user_metadata ?? "")).toMatchObject({ name: "Another Name" });
  });

  test("of two parallel first sign-ins creates one account", async () => {
    const starts = [await authorize(), await authorize()];
    const urls = await Promise.all(starts.map(({ location }) => atProvider(location)));
    const ends = await Promise.all(urls.map((url) => call("GET", ourPath(url))));
    expect(ends.map(({ location }) => Boolean(partsOfLocation(location).fragment.access_token))).toEqual([true, true]);
    expect(await users()).toHaveLength(1);
  });

  it("asks the userinfo endpoint if the ID token lacks data", async () => {
    asPerson({});
    providerAnswers.userinfo = { sub: "subject-1", email: "told@example.com", email_verified: true };
    await enter();
    expect(await users()).toMatchObject([{ email: "told@example.com" }]);
  });

  it("signs Apple's client secret with the configured key", async () => {
    const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
    const signedSecret = { teamId: "TEAM", keyId: "KEY", privateKey: await exportPKCS8(privateKey) };
    state.config.providers = { apple: { issuer: issuer(), clientId: "our-client", signedSecret } };
    expect((await enter({ provider: "apple" })).fragment.access_token).toEqual(expect.any(String));
    const { protectedHeader } = await jwtVerify(lastRequests.token.client_secret, publicKey, {
      issuer: "TEAM",
      subject: "our-client",
      audience: issuer(),
    });
    expect(protectedHeader).toMatchObject({ alg: "ES256", kid: "KEY" });
  });

  it("reports an unreachable provider, and retries the next time", async () => {
    const away = createServer((_, answer) => answer.writeHead(500).end()).listen(0, "127.0.0.1");
    await once(away, "listening");
    const port = portOf(away);
    state.config.providers = { keycloak: { issuer: `http://127.0.0.1:${port}`, clientId: "our-client" } };
    const { start, query } = partsOfLocation((await authorize()).location);
    away.close();
    expect(start).toBe(target);
    expect(query).toMatchObject({ error: "temporarily_unavailable", error_code: "unexpected_failure" });
    state.config.providers = { keycloak: { issuer: issuer(), clientId: "our-client" } };
    expect((await enter()).fragment.access_token).toEqual(expect.any(String));
  });
});
