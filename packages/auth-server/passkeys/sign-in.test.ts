import { describe, expect, it, test } from "vitest";
import { defaultLimits } from "../config.ts";
import { alikeOn, describeAlike, places } from "../databases.fixture.ts";
import { claims } from "../mfa/fixture.ts";
import { updateUser } from "../users.ts";
import { authenticator, type Defects, passkeysIn } from "./fixture.ts";

const failed = {
  status: 400,
  body: { code: "webauthn_verification_failed", message: "Credential verification failed" },
};
const gone = { status: 400, body: { code: "webauthn_challenge_not_found" } };

describe.each(places)("sign-in by passkey on %s", (name, make) => {
  const it = alikeOn(name);
  const { server, call, post, startEntering, enter, equipped, list } = passkeysIn(make);
  const refusals = async () => {
    const rows = await server.db.selectFrom("auth_audit").selectAll().where("action", "=", "sign_in_refused").execute();
    return rows.map(({ user_id, data }) => ({ user_id, ...JSON.parse(data) }));
  };

  it("opens a session with both factors, which stay after a refresh", async () => {
    const { person, by, token } = await equipped();
    const { status, body } = await enter(by);
    expect(status).toBe(200);
    expect(body.user.id).toBe(person.id);
    expect(claims(body.access_token)).toMatchObject({ aal: "aal2", amr: [{ method: "passkey" }] });
    const again = await call("POST", "/token?grant_type=refresh_token", {
      body: { refresh_token: body.refresh_token },
    });
    expect(claims(again.body.access_token)).toMatchObject({ aal: "aal2", amr: [{ method: "passkey" }] });
    expect(await list(token)).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  it("asks everybody the same, so that nothing tells whether an account exists", async () => {
    const before = await startEntering();
    await equipped();
    const { challenge_id, expires_at, options } = await startEntering();
    expect(Object.keys(before.options).sort()).toEqual(Object.keys(options).sort());
    expect(options).toMatchObject({ rpId: "site.test", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect([challenge_id, expires_at]).toEqual([expect.any(String), expect.any(Number)]);
  });

  const wrong: [what: string, odd: Defects][] = [
    ["of another origin", { origin: "https://evil.example" }],
    ["for another relying party", { rpId: "evil.example" }],
    ["for another challenge", { challenge: "AAAA" }],
    ["that is a registration", { type: "webauthn.create" }],
    ["without user verification", { verified: false }],
    ["in the name of somebody else", { userHandle: Buffer.from(crypto.randomUUID()).toString("base64url") }],
    ["whose counter stands still", { counter: 1 }],
    ["whose counter went back", { counter: 0 }],
  ];
  it.each(wrong)("refuses an answer %s", async (_what, odd) => {
    const { by } = await equipped();
    expect(await enter(by, odd)).toMatchObject(failed);
  });

  it("logs a refusal under the account whose passkey it was", async () => {
    const { person, by, passkey } = await equipped();
    await enter(by, { counter: 1 });
    expect(await refusals()).toEqual([{ user_id: person.id, method: "passkey", passkey: passkey.id }]);
    await enter(authenticator(), { userHandle: "AAAA" });
    expect(await refusals()).toHaveLength(1);
  });

  it("answers an unknown key like a wrong signature", async () => {
    const { by } = await equipped();
    const { challenge_id, options } = await startEntering();
    const forged = by.get(options);
    forged.response.signature = authenticator().get(options, { userHandle: "AAAA" }).response.signature;
    const known = await post("authentication/verify", { challenge_id, credential: forged });
    const unknown = await enter(authenticator(), { userHandle: "AAAA" });
    expect(known).toMatchObject(failed);
    expect(unknown.text).toBe(known.text);
  });

  it("accepts each challenge once, for five minutes", async () => {
    const { by } = await equipped();
    const { challenge_id, options } = await startEntering();
    const credential = by.get(options);
    expect((await post("authentication/verify", { challenge_id, credential })).status).toBe(200);
    expect(await post("authentication/verify", { challenge_id, credential })).toMatchObject(gone);

    const late = await startEntering();
    server.pass(300);
    const answer = { challenge_id: late.challenge_id, credential: by.get(late.options) };
    expect((await post("authentication/verify", answer)).body.code).toBe("webauthn_challenge_expired");
    expect(await post("authentication/verify", answer)).toMatchObject(gone);
  });

  it("does not accept the challenge of a registration", async () => {
    const { by, token } = await equipped();
    const { access_token } = (await enter(by)).body;
    const { challenge_id, options } = (await post("registration/options", {}, access_token)).body;
    const credential = by.get({ challenge: options.challenge, rpId: options.rp.id });
    expect(await post("authentication/verify", { challenge_id, credential })).toMatchObject(gone);
    expect(await list(token)).toHaveLength(1);
  });

  test("accepts only one of two simultaneous answers, by challenge and by counter", async () => {
    const { by } = await equipped();
    const { challenge_id, options } = await startEntering();
    const credential = by.get(options);
    const same = await Promise.all([1, 2].map(() => post("authentication/verify", { challenge_id, credential })));
    expect(same.map(({ status }) => status).sort()).toEqual([200, 400]);
    const two = await Promise.all([1, 2].map(() => enter(by, { counter: 50 })));
    expect(two.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("works with an authenticator that does not count", async () => {
    const person = await server.person();
    const { access_token: token } = await server.signIn(person);
    const by = authenticator();
    const { challenge_id, options } = (await post("registration/options", {}, token)).body;
    await post("registration/verify", { challenge_id, credential: by.create(options, { counter: 0 }) }, token);
    for (const _n of [1, 2]) expect((await enter(by, { counter: 0 })).status).toBe(200);
  });

  it("refuses a person who is banned or was deleted, and gives the reason only to somebody who has the key", async () => {
    const { person, by } = await equipped();
    await updateUser(server.db, person.id, server.state.at, { banned_until: server.state.at + 60_000 });
    expect(await enter(by)).toMatchObject({ status: 403, body: { code: "user_banned" } });
    const wrongly = await enter(by, { origin: "https://evil.example" });
    expect(wrongly).toMatchObject(failed);
    const token = "a-service-key-of-the-tests";
    await call("DELETE", `/admin/users/${person.id}`, { token, body: { should_soft_delete: true } });
    expect(await enter(by)).toMatchObject(failed);
    expect(await server.db.selectFrom("auth_passkeys").selectAll().execute()).toEqual([]);
  });

  it("is deleted with the account", async () => {
    const { person, by } = await equipped();
    await startEntering();
    await call("DELETE", `/admin/users/${person.id}`, { token: "a-service-key-of-the-tests", body: {} });
    expect(await enter(by)).toMatchObject(failed);
    expect(await server.db.selectFrom("auth_passkeys").selectAll().execute()).toEqual([]);
  });
});

describeAlike("challenges of passkeys on %s", (_, make) => {
  const { server, startEntering } = passkeysIn(make);

  it("are deleted once they have expired", async () => {
    const count = async () => (await server.db.selectFrom("auth_passkey_challenges").select("id").execute()).length;
    await startEntering();
    server.pass(290);
    await startEntering();
    server.pass(20);
    await server.auth.sweep();
    expect(await count()).toBe(1);
  });
});

describeAlike("limits of passkeys on %s", (_, make) => {
  const { post } = passkeysIn(make, { limits: { ...defaultLimits, passkey: { burst: 3, every: 60_000 } } });

  it("are by address, for each route", async () => {
    for (const _n of [1, 2, 3]) expect((await post("authentication/options", {})).status).toBe(200);
    const over = { status: 429, body: { code: "over_request_rate_limit" } };
    for (const path of ["authentication/options", "authentication/verify", "registration/options"])
      expect(await post(path, {})).toMatchObject(over);
  });
});

describeAlike("passkeys switched off, on %s", (_, make) => {
  const { server, call, post } = passkeysIn(make, { passkeys: false });

  it("answer 404 on every route, and the settings say so", async () => {
    const off = { status: 404, body: { code: "passkey_disabled" } };
    const { access_token: token } = await server.signIn(await server.person());
    for (const path of ["authentication/options", "authentication/verify", "registration/options"])
      expect(await post(path, {}, token), path).toMatchObject(off);
    expect(await call("GET", "/passkeys", { token })).toMatchObject(off);
    expect(await call("DELETE", `/passkeys/${crypto.randomUUID()}`, { token })).toMatchObject(off);
    expect((await call("GET", "/settings")).body.passkeys_enabled).toBe(false);
  });
});
