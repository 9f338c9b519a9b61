import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { places } from "../../db/fixture.ts";
import { defaultLimits } from "../config.ts";
import { authIn, type Json } from "../fixture.ts";

const mfa = { totp: true, phone: true, maxFactors: 3 };
const nobody = "00000000-0000-4000-8000-000000000000";

describe.each(places)("a second factor on %s", (_, make) => {
  const server = authIn(make, { mfa });
  const { call, state } = server;

  const codeOf = (secret: string, at = state.at) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  const enrol = (token: string, body: Json = {}) =>
    call("POST", "/factors", { token, body: { factor_type: "totp", ...body } });
  const ask = async (token: string, factor: string): Promise<string> =>
    (await call("POST", `/factors/${factor}/challenge`, { token, body: {} })).body.id;
  const answer = (token: string, factor: string, challenge_id: string, code: string) =>
    call("POST", `/factors/${factor}/verify`, { token, body: { challenge_id, code } });
  const user = async (token: string): Promise<Json> => (await call("GET", "/user", { token })).body;
  const claims = (token: string): Json => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

  /** Enrolled and verified, signed in at aal2. */
  async function raised(email?: string) {
    const person = await server.person(email);
    const first = await server.signIn(person);
    const { id, totp } = (await enrol(first.access_token)).body;
    const { body: session } = await answer(
      first.access_token,
      id,
      await ask(first.access_token, id),
      codeOf(totp.secret),
    );
    server.pass(90);
    return { person, first, id, secret: totp.secret as string, session, token: session.access_token as string };
  }

  it("is enrolled with a code that a camera and one that a person can read", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const { status, body } = await enrol(token, { friendly_name: "Phone", factor_type: "totp" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: "totp", friendly_name: "Phone" });
    expect(body.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.totp.uri).toMatch(/^otpauth:\/\/totp\/site\.test:person%40example\.com\?/);
    expect(body.totp.qr_code).toMatch(/^<svg [^#"%]*<\/svg>$/s);
    expect((await user(token)).factors).toMatchObject([
      { id: body.id, factor_type: "totp", status: "unverified", phone: "" },
    ]);
  });

  it("stores its secret where only the server can read it", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const { totp } = (await enrol(token)).body;
    const [row] = await server.db.selectFrom("auth_factors").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(totp.secret);
  });

  it.each([
    [{ factor_type: "fax" }, 400, "validation_failed"],
    [{ factor_type: undefined }, 400, "validation_failed"],
    [{ factor_type: "phone" }, 400, "validation_failed"],
    [{ factor_type: "phone", phone: "none" }, 400, "validation_failed"],
    [{ friendly_name: "x".repeat(300) }, 400, "validation_failed"],
  ])("is refused as %j", async (body, status, code) => {
    const { access_token: token } = await server.signIn(await server.person());
    expect(await enrol(token, body)).toMatchObject({ status, body: { code } });
  });

  it("has a name that no other of the person has, none at all included", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    expect((await enrol(token)).status).toBe(200);
    expect(await enrol(token)).toMatchObject({ status: 422, body: { code: "mfa_factor_name_conflict" } });
    expect((await enrol(token, { friendly_name: "Another" })).status).toBe(200);
  });

  it("is one of so many, also when two are asked for at once", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const all = await Promise.all(["a", "b", "c", "d", "e"].map((friendly_name) => enrol(token, { friendly_name })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422]);
    expect(all.find(({ status }) => status === 422)?.body.code).toBe("too_many_enrolled_mfa_factors");
  });

  it("that nobody went on with makes room after five minutes", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    await enrol(token);
    server.pass(301);
    expect((await enrol(token)).status).toBe(200);
  });

  it("is refused where it is switched off", async () => {
    state.config.mfa = { totp: false, phone: false, maxFactors: 10 };
    const { access_token: token } = await server.signIn(await server.person());
    expect((await enrol(token)).body.code).toBe("mfa_totp_enroll_not_enabled");
    expect((await enrol(token, { factor_type: "phone", phone: "+971501234567" })).body.code).toBe(
      "mfa_phone_enroll_not_enabled",
    );
  });

  it("raises its session, and ends what else was open below", async () => {
    const person = await server.person();
    const [here, there] = [await server.signIn(person), await server.signIn(person)];
    const { id, totp } = (await enrol(here.access_token)).body;
    const { body: other } = await enrol(here.access_token, { friendly_name: "Left lying" });
    const challenge = await ask(here.access_token, id);
    server.pass(1);
    const { status, body } = await answer(here.access_token, id, challenge, codeOf(totp.secret));
    expect(status).toBe(200);
    const [before, after] = [claims(here.access_token), claims(body.access_token)];
    expect(after).toMatchObject({
      session_id: before.session_id,
      aal: "aal2",
      amr: [{ method: "totp" }, { method: "password" }],
    });
    expect(body.user.factors).toMatchObject([{ id, status: "verified" }]);
    expect(body.user.factors.map((factor: Json) => factor.id)).not.toContain(other.id);
    expect((await call("GET", "/user", { token: there.access_token })).body.code).toBe("session_not_found");
  });

  it("cannot be got round with a refresh token from before", async () => {
    const { first, session } = await raised();
    const refresh = (refresh_token: string) =>
      call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });
    const kept = await refresh(session.refresh_token);
    expect(claims(kept.body.access_token).aal).toBe("aal2");
    server.pass(60);
    expect(await refresh(first.refresh_token)).toMatchObject({
      status: 400,
      body: { code: "refresh_token_already_used" },
    });
    expect((await refresh(kept.body.refresh_token)).status).toBe(400);
  });

  it("takes a code of the step before and after, and of no other", async () => {
    const { person, id, secret } = await raised();
    const tried = async (at: number) => {
      const { access_token: token } = await server.signIn(person);
      return (await answer(token, id, await ask(token, id), codeOf(secret, at))).status;
    };
    expect(await tried(state.at - 60_000)).toBe(422);
    expect(await tried(state.at + 60_000)).toBe(422);
    expect(await tried(state.at - 30_000)).toBe(200);
    expect(await tried(state.at)).toBe(200);
    expect(await tried(state.at + 30_000)).toBe(200);
  });

  it("never takes a code twice, nor one from before the last", async () => {
    const { person, id, secret } = await raised();
    const tried = async (at: number) => {
      const { access_token: token } = await server.signIn(person);
      return answer(token, id, await ask(token, id), codeOf(secret, at));
    };
    expect((await tried(state.at)).status).toBe(200);
    for (const at of [state.at, state.at - 30_000])
      expect(await tried(at)).toMatchObject({ status: 422, body: { code: "mfa_verification_failed" } });
  });

  it("lets one in of many that bring the same code at once", async () => {
    const { person, id, secret } = await raised();
    const { access_token: token } = await server.signIn(person);
    const challenges = [await ask(token, id), await ask(token, id)];
    const tries = await Promise.all(
      [...challenges, ...challenges].map((challenge) => answer(token, id, challenge, codeOf(secret))),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("asks once: a challenge is used up by the right code, not by a wrong one", async () => {
    const { person, id, secret } = await raised();
    const { access_token: token } = await server.signIn(person);
    const challenge = await ask(token, id);
    expect((await answer(token, id, challenge, "000000")).body.message).toBe("Invalid TOTP code entered");
    expect((await answer(token, id, challenge, "")).body.code).toBe("validation_failed");
    expect((await answer(token, id, challenge, codeOf(secret))).status).toBe(200);
    server.pass(60);
    expect((await answer(token, id, challenge, codeOf(secret))).body.code).toBe("mfa_ip_address_mismatch");
  });

  it("asks for five minutes", async () => {
    const { person, id, secret } = await raised();
    const { access_token: token } = await server.signIn(person);
    const challenge = await ask(token, id);
    server.pass(300);
    expect(await answer(token, id, challenge, codeOf(secret))).toMatchObject({
      status: 422,
      body: { code: "mfa_challenge_expired" },
    });
    expect((await answer(token, id, challenge, codeOf(secret))).body.code).toBe("mfa_factor_not_found");
  });

  it("is answered through a challenge of its own", async () => {
    const { token, id, secret } = await raised();
    const { body: second } = await enrol(token, { friendly_name: "Second" });
    const challenge = await ask(token, second.id);
    expect((await answer(token, id, challenge, codeOf(secret))).body.code).toBe("mfa_factor_not_found");
    expect((await answer(token, id, nobody, codeOf(secret))).body.code).toBe("mfa_factor_not_found");
  });

  it("counts wrong codes, whichever address and session they come from", async () => {
    state.config.limits = {
      ...defaultLimits,
      factor: { burst: 1000, every: 1 },
      codeTries: { burst: 3, every: 60_000 },
    };
    const { person, id, secret } = await raised();
    const tried = async (code: string) => {
      const { access_token: token } = await server.signIn(person);
      return (await answer(token, id, await ask(token, id), code)).status;
    };
    expect([await tried("000000"), await tried("000000"), await tried("000000")]).toEqual([422, 422, 422]);
    expect(await tried(codeOf(secret))).toBe(429);
    server.pass(60);
    expect(await tried(codeOf(secret))).toBe(200);
    server.pass(60);
    expect([await tried("000000"), await tried("000000"), await tried("000000")]).toEqual([422, 422, 422]);
  });

  it("is nobody else's business", async () => {
    const { id } = await raised();
    const { access_token: token } = await server.signIn(await server.person("other@example.com"));
    const foreign = { status: 404, body: { code: "mfa_factor_not_found" } };
    expect(await call("POST", `/factors/${id}/challenge`, { token, body: {} })).toMatchObject(foreign);
    expect(await answer(token, id, nobody, "123456")).toMatchObject(foreign);
    expect(await call("DELETE", `/factors/${id}`, { token })).toMatchObject(foreign);
    expect(await call("DELETE", "/factors/none", { token })).toMatchObject({
      status: 404,
      body: { code: "validation_failed" },
    });
  });

  it("is needed to add a further one", async () => {
    const { person, token } = await raised();
    const { access_token: low } = await server.signIn(person);
    expect(await enrol(low, { friendly_name: "b" })).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
    expect((await enrol(token, { friendly_name: "b" })).status).toBe(200);
  });

  it("is removed at aal2, and what it raised falls back", async () => {
    const { person, id, token, session } = await raised();
    const { access_token: low } = await server.signIn(person);
    expect(await call("DELETE", `/factors/${id}`, { token: low })).toMatchObject({
      status: 422,
      body: { code: "insufficient_aal" },
    });
    expect(await call("DELETE", `/factors/${id}`, { token })).toMatchObject({ status: 200, body: { id } });
    // The token still says aal2; the session does not.
    const [row] = await server.db
      .selectFrom("auth_sessions")
      .select("aal")
      .where("id", "=", claims(token).session_id)
      .execute();
    expect(row?.aal).toBe("aal1");
    const { body } = await call("POST", "/token?grant_type=refresh_token", {
      body: { refresh_token: session.refresh_token },
    });
    expect(claims(body.access_token)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
  });

  it("can be dropped at aal1 before it was verified", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const { id } = (await enrol(token)).body;
    expect((await call("DELETE", `/factors/${id}`, { token })).status).toBe(200);
    expect((await user(token)).factors).toBeUndefined();
  });

  describe("by text message", () => {
    const phone = "+971501234567";
    const sentCode = () => state.sent.at(-1)?.code ?? "";

    it("raises the session with the code that was sent", async () => {
      const { access_token: token } = await server.signIn(await server.person());
      const { body: factor } = await enrol(token, { factor_type: "phone", phone, friendly_name: "Mobile" });
      expect(factor).toMatchObject({ type: "phone", phone: "971501234567", friendly_name: "Mobile" });
      const challenge = await ask(token, factor.id);
      server.pass(1);
      expect(state.sent).toMatchObject([{ kind: "sms", to: "971501234567", code: expect.stringMatching(/^\d{6}$/) }]);
      const { status, body } = await answer(token, factor.id, challenge, sentCode());
      expect(status).toBe(200);
      expect(claims(body.access_token)).toMatchObject({
        aal: "aal2",
        amr: [{ method: "mfa/phone" }, { method: "password" }],
      });
    });

    it("is sent again after a minute, and by a known channel", async () => {
      const { access_token: token } = await server.signIn(await server.person());
      const { id } = (await enrol(token, { factor_type: "phone", phone })).body;
      await ask(token, id);
      const again = () => call("POST", `/factors/${id}/challenge`, { token, body: { channel: "sms" } });
      expect(await again()).toMatchObject({ status: 429, body: { code: "over_sms_send_rate_limit" } });
      server.pass(60);
      expect((await again()).status).toBe(200);
      expect((await call("POST", `/factors/${id}/challenge`, { token, body: { channel: "fax" } })).status).toBe(400);
    });

    it("takes no sixth try", async () => {
      const { access_token: token } = await server.signIn(await server.person());
      const { id } = (await enrol(token, { factor_type: "phone", phone })).body;
      const challenge = await ask(token, id);
      const bad = sentCode() === "000000" ? "111111" : "000000";
      for (let n = 0; n < 5; n++) expect((await answer(token, id, challenge, bad)).status).toBe(422);
      expect((await answer(token, id, challenge, sentCode())).body.code).toBe("mfa_verification_failed");
    });

    it("replaces one of the same number that was not verified, and no other", async () => {
      const { access_token: token } = await server.signIn(await server.person());
      const first = (await enrol(token, { factor_type: "phone", phone })).body;
      const second = (await enrol(token, { factor_type: "phone", phone })).body;
      expect((await user(token)).factors).toMatchObject([{ id: second.id }]);
      expect(second.id).not.toBe(first.id);
      const { body } = await answer(token, second.id, await ask(token, second.id), sentCode());
      const again = await enrol(body.access_token, { factor_type: "phone", phone, friendly_name: "again" });
      expect(again).toMatchObject({ status: 422, body: { code: "mfa_verified_factor_exists" } });
    });
  });
});
