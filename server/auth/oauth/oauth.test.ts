import { once } from "node:events";
import { createServer } from "node:http";
import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { places } from "../../db/fixture.ts";
import { authIn, externalUrl, type Json, siteUrl } from "../fixture.ts";
import { digest } from "../seal.ts";

const provider = new OAuth2Server();
const said = { claims: {} as Json, userinfo: {} as Json, status: 200 };
const asked = { token: {} as Json };

beforeAll(async () => {
  await provider.issuer.keys.generate("RS256");
  await provider.start(0, "127.0.0.1");
  provider.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, said.claims));
  provider.service.on("beforeUserinfo", ({ body }) => Object.assign(body, said.userinfo));
  provider.service.on("beforeResponse", (response, { body }) => {
    Object.assign(asked, { token: body });
    if (said.status !== 200) Object.assign(response, { statusCode: said.status, body: { error: "invalid_grant" } });
  });
});
afterAll(() => provider.stop());

const target = `${siteUrl}/auth/callback`;
const verifier = "v".repeat(60);
const pkce = { code_challenge: digest(verifier), code_challenge_method: "s256" };
const asPerson = (claims: Json) => Object.assign(said, { claims: { sub: "subject-1", ...claims } });
const verified = {
  email: "Person@example.com",
  email_verified: true,
  name: "A Person",
  picture: "https://p.test/a.png",
};

describe.each(places)("signing in through a provider on %s", (_, make) => {
  const server = authIn(make);
  const { call, state } = server;

  beforeEach(() => {
    Object.assign(said, { claims: {}, userinfo: {}, status: 200 });
    asPerson(verified);
    const issuer = provider.issuer.url ?? "";
    const client = { issuer, clientId: "our-client", clientSecret: "our-secret" };
    state.config.providers = { keycloak: client, azure: client, apple: client };
  });

  const authorize = (query: Json = {}) =>
    call("GET", `/authorize?${new URLSearchParams({ provider: "keycloak", redirect_to: target, ...query })}`);

  /** What the browser brings back from the provider. */
  async function atProvider(address: string | null): Promise<URL> {
    const back = await fetch(address ?? "", { redirect: "manual" });
    return new URL(back.headers.get("location") ?? "");
  }

  async function back(address: string | null) {
    const { location, status } = await call("GET", `/callback${(await atProvider(address)).search}`);
    expect(status).toBe(302);
    return read(location);
  }

  const read = (location: string | null) => {
    const url = new URL(location ?? "");
    return {
      start: url.origin + url.pathname,
      query: Object.fromEntries(url.searchParams) as Json,
      fragment: Object.fromEntries(new URLSearchParams(url.hash.slice(1))) as Json,
    };
  };

  const enter = async (query: Json = {}) => back((await authorize(query)).location);
  const finish = (auth_code: string, code_verifier = verifier) =>
    call("POST", "/token?grant_type=pkce", { body: { auth_code, code_verifier } });
  const users = () => server.db.selectFrom("auth_users").selectAll().execute();
  const identities = () => server.db.selectFrom("auth_identities").selectAll().orderBy("created_at").execute();

  it("goes to the provider with what is ours, and passes on only what does no harm", async () => {
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
    const { query } = read(location);
    expect(query).toMatchObject({
      client_id: "our-client",
      redirect_uri: `${externalUrl}/callback`,
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
  ])("refuses %s at once", async (_, query) => {
    expect(await authorize(query)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  it("ends in a code for PKCE, and that once in a session with the provider's tokens", async () => {
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
    expect(asked.token).toMatchObject({ client_id: "our-client", code_verifier: expect.any(String) });
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

  it("never leads anywhere else", async () => {
    expect((await enter({ ...pkce, redirect_to: "https://evil.test/" })).start).toBe(`${siteUrl}/`);
  });

  it("burns the code on a wrong verifier, and lets it die after five minutes", async () => {
    const { query: first } = await enter(pkce);
    expect((await finish(first.code, "w".repeat(60))).body.code).toBe("bad_code_verifier");
    expect((await finish(first.code)).body.code).toBe("flow_state_not_found");
    const { query: second } = await enter(pkce);
    server.pass(300);
    expect(await finish(second.code)).toMatchObject({ status: 422, body: { code: "flow_state_expired" } });
  });

  it("gives one session to many who bring the same code at once", async () => {
    const { query } = await enter(pkce);
    const all = await Promise.all([1, 2, 3, 4].map(() => finish(query.code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("knows the person again, and what the provider says of them now", async () => {
    await enter();
    asPerson({ ...verified, name: "Another Name" });
    await enter();
    const all = await users();
    expect(all).toHaveLength(1);
    expect(JSON.parse(all[0]?.user_metadata ?? "")).toMatchObject({ name: "Another Name" });
  });

  it("makes one account of two first returns at once", async () => {
    const [a, b] = await Promise.all([
      authorize().then((one) => atProvider(one.location)),
      authorize().then((one) => atProvider(one.location)),
    ]);
    const ends = await Promise.all([a, b].map((url) => call("GET", `/callback${url?.search}`)));
    expect(ends.map(({ location }) => Boolean(read(location).fragment.access_token))).toEqual([true, true]);
    expect(await users()).toHaveLength(1);
  });

  it("asks the provider about the person where its token does not say", async () => {
    asPerson({});
    said.userinfo = { sub: "subject-1", email: "told@example.com", email_verified: true };
    await enter();
    expect(await users()).toMatchObject([{ email: "told@example.com" }]);
  });

  describe("with an address that is known", () => {
    it("links the account whose address the provider vouches for", async () => {
      const person = await server.person("person@example.com", { password_hash: "kept" });
      const { query } = await enter(pkce);
      const { body } = await finish(query.code);
      expect(body.user).toMatchObject({
        id: person.id,
        app_metadata: { provider: "email", providers: ["email", "keycloak"] },
      });
      expect(await users()).toMatchObject([{ password_hash: "kept" }]);
    });

    it("does not open it where the provider does not vouch", async () => {
      await server.person("person@example.com");
      asPerson({ ...verified, email_verified: false });
      const { query, fragment } = await enter();
      expect(fragment.access_token).toBeUndefined();
      expect(query).toMatchObject({ error: "access_denied", error_code: "provider_email_needs_verification" });
      expect((await users()).map(({ email }) => email).sort()).toEqual([null, "person@example.com"].sort());
      expect(state.sent).toEqual([]);
    });

    it("lets the same person in once the provider does", async () => {
      const person = await server.person("person@example.com");
      asPerson({ ...verified, email_verified: false });
      await enter();
      asPerson(verified);
      const { query } = await enter(pkce);
      expect((await finish(query.code)).body.user.id).toBe(person.id);
      expect(await users()).toHaveLength(1);
    });

    it("throws out what a stranger had laid there before it was confirmed", async () => {
      const person = await server.person("person@example.com", {
        email_confirmed_at: null,
        password_hash: "the stranger's",
        user_metadata: JSON.stringify({ name: "Stranger" }),
        app_metadata: JSON.stringify({ role: "agent" }),
      });
      const stranger = await server.signIn(person);
      const { query } = await enter(pkce);
      const { body } = await finish(query.code);
      expect(body.user).toMatchObject({
        id: person.id,
        user_metadata: { name: "A Person" },
        app_metadata: { role: "agent", provider: "keycloak", providers: ["keycloak"] },
        identities: [{ provider: "keycloak" }],
      });
      expect(await users()).toMatchObject([{ password_hash: null, email_confirmed_at: expect.any(Number) }]);
      expect((await call("POST", "/logout", { token: stranger.access_token })).body.code).toBe("session_not_found");
    });
  });

  it("writes to a new person whose address nobody vouches for, and lets them in after they confirmed it", async () => {
    asPerson({ email: "new@example.com", email_verified: false });
    const first = await enter();
    expect(first.query).toMatchObject({ error: "access_denied", error_code: "provider_email_needs_verification" });
    expect(state.sent).toMatchObject([{ kind: "signup", to: "new@example.com" }]);
    await enter();
    expect(state.sent).toHaveLength(1);
    await server.db.updateTable("auth_users").set({ email_confirmed_at: state.at }).execute();
    expect((await enter()).fragment.access_token).toEqual(expect.any(String));
    expect(await users()).toHaveLength(1);
  });

  it("does not believe Microsoft's addresses unless their domain is verified", async () => {
    asPerson({ email: "person@example.com", email_verified: true });
    await server.person("person@example.com");
    expect((await enter({ provider: "azure" })).query.error_code).toBe("provider_email_needs_verification");
    asPerson({ email: "person@example.com", xms_edov: true });
    expect((await enter({ provider: "azure" })).fragment.access_token).toEqual(expect.any(String));
  });

  it("refuses new people where nobody may sign up, and lets known ones in", async () => {
    await enter();
    state.config.signups = false;
    expect((await enter()).fragment.access_token).toEqual(expect.any(String));
    asPerson({ sub: "subject-2", email: "second@example.com", email_verified: true });
    expect((await enter()).query).toMatchObject({ error: "access_denied", error_code: "signup_disabled" });
  });

  it("refuses who is banned", async () => {
    await server.person("person@example.com", { banned_until: state.at + 1000 });
    expect((await enter()).query).toMatchObject({ error: "access_denied", error_code: "user_banned" });
  });

  describe("coming back", () => {
    const callback = async (query: Json) =>
      read((await call("GET", `/callback?${new URLSearchParams(query)}`)).location);
    const nobody = "00000000-0000-4000-8000-000000000000";

    it.each([
      [{}, "bad_oauth_callback"],
      [{ state: "not-one" }, "bad_oauth_state"],
      [{ state: nobody, code: "x" }, "bad_oauth_state"],
    ])("with %j goes to the site itself", async (query, error_code) => {
      const { start, query: error } = await callback(query);
      expect(start).toBe(`${siteUrl}/`);
      expect(error).toMatchObject({ error: "invalid_request", error_code });
    });

    it("a second time is refused, and so is coming late", async () => {
      const url = await atProvider((await authorize(pkce)).location);
      await call("GET", `/callback${url.search}`);
      const { start, query } = read((await call("GET", `/callback${url.search}`)).location);
      expect(start).toBe(`${siteUrl}/`);
      expect(query).toMatchObject({
        error_code: "flow_state_already_used",
        error_description: expect.stringContaining("already been used"),
      });
      const late = await atProvider((await authorize(pkce)).location);
      server.pass(300);
      expect(read((await call("GET", `/callback${late.search}`)).location).query.error_code).toBe("bad_oauth_state");
    });

    it("does not take the flow of a mail for a state", async () => {
      await call("POST", "/signup", { body: { email: "a@example.com", password: "long enough", ...pkce } });
      const [{ id } = { id: "" }] = await server.db.selectFrom("auth_flow_states").select("id").execute();
      expect((await callback({ state: id, code: "x" })).query.error_code).toBe("bad_oauth_state");
    });

    it("with an error of the provider, the error reaches the app", async () => {
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

    it("with a code that the provider does not know, nobody is let in", async () => {
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
    ])("with an ID token %s, nobody is let in", async (_, claims) => {
      asPerson({ ...verified, ...claims });
      expect((await enter()).query.error_code).toBe("unexpected_failure");
      expect(await users()).toEqual([]);
    });

    it("by a form, as Apple does, brings the name along", async () => {
      asPerson({ email: "person@example.com", email_verified: "true" });
      const { location } = await authorize({ provider: "apple" });
      expect(read(location).query).toMatchObject({ response_mode: "form_post", scope: "openid email name" });
      const url = await atProvider(location);
      url.searchParams.set("user", JSON.stringify({ name: { firstName: "Amal", lastName: "Said" } }));
      await call("POST", "/callback", { body: url.searchParams });
      const [user] = await users();
      expect(user?.email_confirmed_at).toEqual(expect.any(Number));
      expect(JSON.parse(user?.user_metadata ?? "")).toMatchObject({ full_name: "Amal Said" });
    });
  });

  it("signs Apple's secret with the key that was given", async () => {
    const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
    const issuer = provider.issuer.url ?? "";
    const signedSecret = { teamId: "TEAM", keyId: "KEY", privateKey: await exportPKCS8(privateKey) };
    state.config.providers = { apple: { issuer, clientId: "our-client", signedSecret } };
    expect((await enter({ provider: "apple" })).fragment.access_token).toEqual(expect.any(String));
    const { protectedHeader } = await jwtVerify(asked.token.client_secret, publicKey, {
      issuer: "TEAM",
      subject: "our-client",
      audience: issuer,
    });
    expect(protectedHeader).toMatchObject({ alg: "ES256", kid: "KEY" });
  });

  it("tells a person when the provider is away, and asks it again the next time", async () => {
    const away = createServer((_, answer) => answer.writeHead(500).end()).listen(0, "127.0.0.1");
    await once(away, "listening");
    const { port } = away.address() as { port: number };
    state.config.providers = { keycloak: { issuer: `http://127.0.0.1:${port}`, clientId: "our-client" } };
    const { start, query } = read((await authorize()).location);
    away.close();
    expect(start).toBe(target);
    expect(query).toMatchObject({ error: "temporarily_unavailable", error_code: "unexpected_failure" });
    state.config.providers = { keycloak: { issuer: provider.issuer.url ?? "", clientId: "our-client" } };
    expect((await enter()).fragment.access_token).toEqual(expect.any(String));
  });

  describe("as a further way in", () => {
    const link = async (token: string, query: Json = {}) => {
      const all = new URLSearchParams({
        provider: "keycloak",
        redirect_to: target,
        skip_http_redirect: "true",
        ...query,
      });
      return call("GET", `/user/identities/authorize?${all}`, { token });
    };
    const unlink = (token: string, id = "") => call("DELETE", `/user/identities/${id}`, { token });

    it("is added to who is signed in, whatever address it has", async () => {
      const person = await server.person("me@example.com");
      const { access_token: token } = await server.signIn(person);
      const { status, body } = await link(token, pkce);
      expect(status).toBe(200);
      const { query } = await back(body.url);
      const { body: session } = await finish(query.code);
      expect(session.user).toMatchObject({
        id: person.id,
        email: "me@example.com",
        app_metadata: { providers: ["email", "keycloak"] },
      });
      expect((await link(token, { skip_http_redirect: "false" })).status).toBe(302);
    });

    it("is refused where it is linked already", async () => {
      await enter();
      const { access_token: token } = await server.signIn(await server.person("me@example.com"));
      const end = await back((await link(token, pkce)).body.url);
      expect(end.start).toBe(target);
      expect(end.query).toMatchObject({ error: "server_error", error_code: "identity_already_exists" });
    });

    it("needs somebody who is signed in, and linking to be on", async () => {
      expect((await call("GET", "/user/identities/authorize?provider=keycloak")).status).toBe(401);
      const { access_token: token } = await server.signIn(await server.person("me@example.com"));
      state.config.manualLinking = false;
      const off = { status: 404, body: { code: "manual_linking_disabled" } };
      expect(await link(token)).toMatchObject(off);
      expect(await unlink(token, "none")).toMatchObject(off);
    });

    it("is taken away, but never the last one, nor another's", async () => {
      const { access_token: token } = await server.signIn(await server.person("person@example.com"));
      await server.person("other@example.com");
      const [own, foreign] = await identities();
      expect(await unlink(token, own?.id)).toMatchObject({
        status: 422,
        body: { code: "single_identity_not_deletable" },
      });
      await enter();
      expect(await unlink(token, foreign?.id)).toMatchObject({ status: 422, body: { code: "identity_not_found" } });
      expect(await unlink(token, "none")).toMatchObject({ status: 404, body: { code: "validation_failed" } });
      const linked = (await identities()).find((identity) => identity.provider === "keycloak");
      expect(await unlink(token, linked?.id)).toMatchObject({ status: 200, body: {} });
      const [user] = await users();
      expect(JSON.parse(user?.app_metadata ?? "")).toEqual({ provider: "email", providers: ["email"] });
    });

    it("taking away the address puts another's in its place, as well confirmed as that was", async () => {
      const person = await server.person("person@example.com");
      const { access_token: token } = await server.signIn(person);
      asPerson({ email: "mine@provider.test", email_verified: true });
      await back((await link(token)).body.url);
      const [own] = await identities();
      expect((await unlink(token, own?.id)).status).toBe(200);
      expect(await users()).toMatchObject([{ email: "mine@provider.test", email_confirmed_at: expect.any(Number) }]);
    });

    it("an address that nobody vouched for leaves the person unconfirmed; one that is another's is not taken", async () => {
      const { access_token: token } = await server.signIn(await server.person("person@example.com"));
      asPerson({ email: "mine@provider.test", email_verified: false });
      await back((await link(token)).body.url);
      const other = await server.person("mine@provider.test");
      const [own] = await identities();
      expect(await unlink(token, own?.id)).toMatchObject({
        status: 422,
        body: { code: "email_conflict_identity_not_deletable" },
      });
      await server.db.deleteFrom("auth_users").where("id", "=", other.id).execute();
      expect((await unlink(token, own?.id)).status).toBe(200);
      expect(await users()).toMatchObject([{ email: "mine@provider.test", email_confirmed_at: null }]);
    });
  });
});
