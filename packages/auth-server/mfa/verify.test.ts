import { expect, it } from "vitest";
import { defaultLimits } from "../config.ts";
import { describeAlike } from "../databases.fixture.ts";
import type { Json } from "../fixture.ts";
import { claims, factorsIn, unknownUserId } from "./fixture.ts";

describeAlike("verifying a second factor on %s", (_, make) => {
  const { server, call, state, codeOf, enrol, ask, answer, raised } = factorsIn(make);

  it("raises the session to aal2, and ends other sessions at aal1", async () => {
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

  it("cannot be bypassed with an older refresh token", async () => {
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

  it("accepts codes of the previous, current and next time step only", async () => {
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

  it("never accepts a code twice, nor one older than the last", async () => {
    const { person, id, secret } = await raised();
    const tried = async (at: number) => {
      const { access_token: token } = await server.signIn(person);
      return answer(token, id, await ask(token, id), codeOf(secret, at));
    };
    expect((await tried(state.at)).status).toBe(200);
    for (const at of [state.at, state.at - 30_000])
      expect(await tried(at)).toMatchObject({ status: 422, body: { code: "mfa_verification_failed" } });
  });

  it("of parallel requests with one code accepts one", async () => {
    const { person, id, secret } = await raised();
    const { access_token: token } = await server.signIn(person);
    const challenges = [await ask(token, id), await ask(token, id)];
    const tries = await Promise.all(
      [...challenges, ...challenges].map((challenge) => answer(token, id, challenge, codeOf(secret))),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("a challenge is used up by the right code, not by a wrong one", async () => {
    const { person, id, secret } = await raised();
    const { access_token: token } = await server.signIn(person);
    const challenge = await ask(token, id);
    expect((await answer(token, id, challenge, "000000")).body.message).toBe("Invalid TOTP code entered");
    expect((await answer(token, id, challenge, "")).body.code).toBe("validation_failed");
    expect((await answer(token, id, challenge, codeOf(secret))).status).toBe(200);
    server.pass(60);
    expect((await answer(token, id, challenge, codeOf(secret))).body.code).toBe("mfa_ip_address_mismatch");
  });

  it("a challenge expires after five minutes", async () => {
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

  it("a challenge belongs to one factor", async () => {
    const { token, id, secret } = await raised();
    const { body: second } = await enrol(token, { friendly_name: "Second" });
    const challenge = await ask(token, second.id);
    expect((await answer(token, id, challenge, codeOf(secret))).body.code).toBe("mfa_factor_not_found");
    expect((await answer(token, id, unknownUserId, codeOf(secret))).body.code).toBe("mfa_factor_not_found");
  });

  it("counts wrong codes across addresses and sessions", async () => {
    state.config.limits = {
      ...defaultLimits,
      factor: { burst: 1000, every: 1 },
      signedInTries: { burst: 3, every: 60_000 },
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
});
