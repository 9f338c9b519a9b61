import { describe, expect, test } from "vitest";
import { alikeOn, places } from "../databases.fixture.ts";
import { siteUrl } from "../fixture.ts";
import { authenticator, type Defects, passkeysIn } from "./fixture.ts";

const failed = { status: 400, body: { code: "webauthn_verification_failed" } };
const gone = { status: 400, body: { code: "webauthn_challenge_not_found" } };
const raised = { status: 403, body: { code: "insufficient_aal" } };

describe.each(places)("adding a passkey on %s", (name, make) => {
  const it = alikeOn(name);
  const { server, call, post, startAdding, add, enter, equipped, list } = passkeysIn(make);
  const signedIn = async (email?: string): Promise<string> =>
    (await server.signIn(await server.person(email))).access_token;

  it("asks for a key of this site that finds its person without an address and verifies that person", async () => {
    const person = await server.person();
    const { access_token } = await server.signIn(person);
    const { options, expires_at } = await startAdding(access_token);
    expect(options).toMatchObject({
      rp: { id: "site.test" },
      user: { id: Buffer.from(person.id).toString("base64url"), name: "person@example.com" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(expires_at).toBe(Math.floor(server.state.at / 1000) + 300);
  });

  it("lists it by its name, tells the person and logs it; the public key stays on the server", async () => {
    const token = await signedIn();
    const apple = "fbfc3007-154e-4ecc-8c0b-6e020557d7bd";
    const { status, body } = await add(token, authenticator(), { aaguid: apple });
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: expect.any(String), friendly_name: "Apple Passwords", created_at: expect.any(String) },
    });
    expect(await list(token)).toEqual([body]);
    expect(server.state.sent).toMatchObject([{ kind: "passkey_added", to: "person@example.com" }]);
    const logged = await server.db.selectFrom("auth_audit").selectAll().where("action", "=", "passkey_added").execute();
    expect(logged.map(({ data }) => JSON.parse(data))).toEqual([{ passkey: body.id }]);
    const [row] = await server.db.selectFrom("auth_passkeys").selectAll().execute();
    expect(row).toMatchObject({ transports: '["hybrid","internal"]', backed_up: 1, counter: 1 });
  });

  const wrong: [what: string, odd: Defects][] = [
    ["of another origin", { origin: "http://site.test.evil.example" }],
    ["of the same site on another port", { origin: `${siteUrl}:8443` }],
    ["for another relying party", { rpId: "evil.example" }],
    ["for another challenge", { challenge: "AAAA" }],
    ["that is a sign-in", { type: "webauthn.get" }],
    ["without user verification", { verified: false }],
    ["whose attestation brings a certificate", { format: "packed", statement: new Map([["x5c", []]]) }],
    ["with an attestation that we did not ask for", { format: "fido-u2f" }],
    ["with a format that nobody knows", { format: "magic" }],
  ];
  it.each(wrong)("refuses an answer %s", async (_what, odd) => {
    const token = await signedIn();
    expect(await add(token, authenticator(), odd)).toMatchObject(failed);
    expect(await list(token)).toEqual([]);
  });

  it.each([
    [{}, "validation_failed"],
    [{ challenge_id: "1" }, "validation_failed"],
    [{ challenge_id: "1", credential: {} }, "validation_failed"],
    [{ challenge_id: "1", credential: "text" }, "bad_json"],
    [{ challenge_id: crypto.randomUUID(), credential: {} }, "webauthn_challenge_not_found"],
  ])("refuses %j", async (body, code) => {
    expect(await post("registration/verify", body, await signedIn())).toMatchObject({ status: 400, body: { code } });
  });

  it("refuses anything that is not a credential, whatever its shape", async () => {
    const token = await signedIn();
    const right = authenticator().create((await startAdding(token)).options);
    const shapes = [
      {},
      { ...right, id: 5 },
      { ...right, rawId: "AAAA" },
      { ...right, response: null },
      { ...right, response: { ...right.response, attestationObject: "not base64!" } },
      { ...right, response: { ...right.response, attestationObject: "AAAA" } },
      { ...right, response: { ...right.response, clientDataJSON: "e30" } },
    ];
    for (const credential of shapes) {
      const { challenge_id } = await startAdding(token);
      expect(
        await post("registration/verify", { challenge_id, credential }, token),
        JSON.stringify(credential),
      ).toMatchObject(failed);
    }
  });

  it("accepts each challenge once, for five minutes, from the person to whom it was given", async () => {
    const { by } = await equipped();
    const token = (await enter(by)).body.access_token;
    const stranger = await signedIn("other@example.com");
    const { challenge_id, options } = await startAdding(token);
    const answer = { challenge_id, credential: authenticator().create(options) };
    expect(await post("registration/verify", answer, stranger)).toMatchObject(gone);
    expect((await post("registration/verify", answer, token)).status).toBe(200);
    expect(await post("registration/verify", answer, token)).toMatchObject(gone);

    const late = await startAdding(token);
    server.pass(300);
    const tooLate = { challenge_id: late.challenge_id, credential: authenticator().create(late.options) };
    expect((await post("registration/verify", tooLate, token)).body.code).toBe("webauthn_challenge_expired");
    expect(await post("registration/verify", tooLate, token)).toMatchObject(gone);
  });

  test("accepts only one of two simultaneous answers", async () => {
    const token = await signedIn();
    const { challenge_id, options } = await startAdding(token);
    const credential = authenticator().create(options);
    const both = await Promise.all([1, 2].map(() => post("registration/verify", { challenge_id, credential }, token)));
    // The second request is refused: the challenge is used up (400), or the session is no longer strong enough (403).
    expect([400, 403]).toContain(Math.max(...both.map(({ status }) => status)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await list(token)).toHaveLength(1);
  });

  test("accepts each key once, and never gives one person's key to another", async () => {
    const { by } = await equipped();
    const stranger = await signedIn("other@example.com");
    expect(await add(stranger, by)).toMatchObject({ status: 422, body: { code: "webauthn_credential_exists" } });
    expect(await list(stranger)).toEqual([]);
  });

  it("asks for a passkey once there is one, like a second factor: the password alone adds no way around it", async () => {
    const { person, by } = await equipped();
    const { access_token: low } = await server.signIn(person);
    expect(await post("registration/options", {}, low)).toMatchObject(raised);
    expect(await call("POST", "/factors", { token: low, body: { factor_type: "totp" } })).toMatchObject(raised);
    const { access_token: high } = (await enter(by)).body;
    expect((await add(high, authenticator())).status).toBe(200);
    expect(await list(high)).toHaveLength(2);
    expect((await call("POST", "/factors", { token: high, body: { factor_type: "totp" } })).status).toBe(200);
  });

  it("does not let a session that began before bypass it", async () => {
    const person = await server.person();
    const { access_token: thief } = await server.signIn(person);
    const { challenge_id, options } = await startAdding(thief);
    const { id } = (await call("POST", "/factors", { token: thief, body: { factor_type: "totp" } })).body;
    const challenge = (await call("POST", `/factors/${id}/challenge`, { token: thief, body: {} })).body.id;
    await add((await server.signIn(person)).access_token, authenticator());
    const credential = authenticator().create(options);
    expect(await post("registration/verify", { challenge_id, credential }, thief)).toMatchObject(raised);
    const code = { challenge_id: challenge, code: "123456" };
    expect((await call("POST", `/factors/${id}/verify`, { token: thief, body: code })).status).not.toBe(200);
  });

  it("has a limit of ten", async () => {
    const { by } = await equipped();
    const { access_token: token } = (await enter(by)).body;
    for (let n = 2; n <= 10; n += 1) expect((await add(token, authenticator())).status).toBe(200);
    expect(await post("registration/options", {}, token)).toMatchObject({ body: { code: "too_many_passkeys" } });
  });

  it("is for people who are signed in, and not for anonymous ones", async () => {
    expect((await post("registration/options", {})).status).toBe(401);
    const { access_token } = await server.signIn(await server.person("a@example.com", { is_anonymous: 1 }));
    expect((await post("registration/options", {}, access_token)).status).toBe(403);
  });
});
