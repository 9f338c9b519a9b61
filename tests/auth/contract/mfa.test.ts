import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { expectRefused } from "../support/expect.ts";
import {
  answerChallenge,
  challengeFactor,
  codeOf,
  enrol,
  enrolFactor,
  stepUp,
  withFactor,
  wrongCode,
} from "../support/factors.ts";
import { claimsOf, newPassword, newPerson, refresh, signedIn, tokensOf, userOf } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Second factor", (test) => {
  test("(55) enrolling returns a QR code, a secret and an address", async (auth) => {
    const { access, email } = await newPerson(auth);
    const named = await enrol(auth, access, { friendly_name: "Phone", issuer: "Windtower" });
    expect(named.status, named.text).toBe(200);
    expect(named.body).toMatchObject({ type: "totp", friendly_name: "Phone", id: expect.any(String) });
    const { qr_code, secret, uri } = named.body.totp;
    expect(qr_code).toMatch(/^<svg[\s>][\s\S]*<\/svg>\s*$/);
    expect(qr_code).not.toContain("#");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(uri)).toMatch(new RegExp(`^otpauth://totp/Windtower:${email}\\?`));
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    const unnamed = await enrol(auth, access);
    expect(unnamed.status, unnamed.text).toBe(200);
    expectRefused(await enrol(auth, access, { friendly_name: "Phone" }), 422, "mfa_factor_name_conflict");
    expectRefused(await enrol(auth, access), 422, "mfa_factor_name_conflict");
    expectRefused(await enrol(auth, access, { factor_type: "carrier pigeon" }), 400, "validation_failed");
    const { body } = await userOf(auth, access);
    expect(body.factors).toHaveLength(2);
    expect(body.factors[0]).toMatchObject({ factor_type: "totp", status: "unverified", last_challenged_at: null });
  });

  test(
    "(56) an expired challenge, a wrong code and a code of a minute ago are refused",
    async (auth) => {
      const { access } = await newPerson(auth);
      const factor = await enrolFactor(auth, access);
      const old = await challengeFactor(auth, access, factor);
      auth.advance(301_000);
      const answer = () => answerChallenge(auth, access, factor, old, codeOf(factor, auth));
      expectRefused(await answer(), 422, "mfa_challenge_expired");
      expectRefused(await answer(), 422, "mfa_factor_not_found");
      const challenge = await challengeFactor(auth, access, factor);
      const wrong = await answerChallenge(auth, access, factor, challenge, wrongCode(factor, auth));
      expectRefused(wrong, 422, "mfa_verification_failed", /Invalid TOTP code entered/);
      const stale = await answerChallenge(auth, access, factor, challenge, codeOf(factor, auth, -2));
      expectRefused(stale, 422, "mfa_verification_failed");
      expectRefused(await answerChallenge(auth, access, factor, challenge, ""), 400, "validation_failed");
      tokensOf(await answerChallenge(auth, access, factor, challenge, codeOf(factor, auth)));
    },
    "clock",
  );

  test("(57) the right code raises this session to aal2 and ends sessions at aal1", async (auth) => {
    const person = await newPerson(auth);
    const elsewhere = await signedIn(auth, person);
    const factor = await enrolFactor(auth, person.access);
    const spare = await enrolFactor(auth, person.access, "never verified");
    const challenge = await challengeFactor(auth, person.access, factor);
    const answer = await answerChallenge(auth, person.access, factor, challenge, codeOf(factor, auth));
    const { access } = tokensOf(answer);
    const [before, after] = [claimsOf(person.access), claimsOf(access)];
    expect(after).toMatchObject({ aal: "aal2", session_id: before.session_id });
    expect(after.amr.map(({ method }: { method: string }) => method).sort()).toEqual(["password", "totp"]);
    expect(answer.body.user.factors).toMatchObject([{ id: factor.id, status: "verified" }]);
    expect(answer.text).not.toContain(spare.id);
    expectRefused(await userOf(auth, elsewhere.access), 403, "session_not_found");
    expect((await userOf(auth, access)).status).toBe(200);
  });

  test("(58) a verified factor is removed only at aal2, an unverified one at any level", async (auth) => {
    const { factor, person } = await withFactor(auth, await newPerson(auth));
    const low = await signedIn(auth, person);
    const remove = (token: string, id: string) => auth.delete(`/factors/${id}`, undefined, { token });
    expectRefused(await remove(low.access, factor.id), 422, "insufficient_aal");
    const high = await stepUp(auth, low.access, factor, 1);
    expect(claimsOf(high.access).aal).toBe("aal2");
    const removed = await remove(person.access, factor.id);
    expect([removed.status, removed.body]).toEqual([200, { id: factor.id }]);
    for (const token of [person.refresh, high.refresh])
      expect(claimsOf(tokensOf(await refresh(auth, token)).access)).toMatchObject({
        aal: "aal1",
        amr: [{ method: "password" }],
      });
    const next = await enrolFactor(auth, person.access, "unverified");
    expect((await remove(person.access, next.id)).status).toBe(200);
    expect((await userOf(auth, person.access)).body).not.toHaveProperty("factors");
  });

  test("(59) a refresh keeps aal2, a new sign-in beside it is aal1", async (auth) => {
    const { person } = await withFactor(auth, await newPerson(auth));
    const next = tokensOf(await refresh(auth, person.refresh));
    expect(claimsOf(next.access).aal).toBe("aal2");
    const beside = await signedIn(auth, person);
    expect(claimsOf(beside.access).aal).toBe("aal1");
    expect((await userOf(auth, next.access)).status).toBe(200);
  });

  test("(60) another person's factor is not found, whatever is done to it", async (auth) => {
    const victim = await withFactor(auth, await newPerson(auth));
    const { access: token } = await newPerson(auth);
    const { id } = victim.factor;
    const challenge_id = await challengeFactor(auth, victim.person.access, victim.factor);
    const code = codeOf(victim.factor, auth);
    const tries = (factor: string) => [
      auth.post(`/factors/${factor}/challenge`, {}, { token }),
      auth.post(`/factors/${factor}/verify`, { challenge_id, code }, { token }),
      auth.delete(`/factors/${factor}`, undefined, { token }),
    ];
    for (const answer of await Promise.all(tries(id))) expectRefused(answer, 404, "mfa_factor_not_found");
    for (const answer of await Promise.all(tries(randomUUID()))) expectRefused(answer, 404, "mfa_factor_not_found");
    for (const answer of await Promise.all(tries("not-a-uuid"))) expectRefused(answer, 404, "validation_failed");
    expect((await userOf(auth, victim.person.access)).body.factors).toHaveLength(1);
  });

  test("(56) any text that is not a code is a wrong code", async (auth) => {
    const { access } = await newPerson(auth);
    const factor = await enrolFactor(auth, access);
    const challenge = await challengeFactor(auth, access, factor);
    const right = codeOf(factor, auth);
    const arabic = right.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    for (const typed of ["😀😀😀😀😀😀", "😀😀😀", "éééééé", arabic, ` ${right}`, "12345", "1234567"]) {
      const answer = await answerChallenge(auth, access, factor, challenge, typed);
      expectRefused(answer, 422, "mfa_verification_failed");
    }
    tokensOf(await answerChallenge(auth, access, factor, challenge, right));
  });

  test("a challenge needs no body", async (auth) => {
    const { access: token } = await newPerson(auth);
    const factor = await enrolFactor(auth, token);
    const { status, body, text } = await auth.post(`/factors/${factor.id}/challenge`, undefined, { token });
    expect(status, text).toBe(200);
    tokensOf(await answerChallenge(auth, token, factor, body.id, codeOf(factor, auth)));
  });

  test("(61) at aal1 nobody changes the password or the address of an account with a factor", async (auth) => {
    const { person } = await withFactor(auth, await newPerson(auth));
    const { access: token } = await signedIn(auth, person);
    expectRefused(await auth.put("/user", { password: newPassword() }, { token }), 401, "insufficient_aal");
    expectRefused(await auth.put("/user", { email: "new@example.com" }, { token }), 401, "insufficient_aal");
    const words = await auth.put("/user", { data: { name: "Sara" } }, { token });
    expect(words.status, words.text).toBe(200);
    expect((await auth.put("/user", { password: newPassword() }, { token: person.access })).status).toBe(200);
  });

  test("(61) nor with a mailed link, which needs the second factor too", async (auth) => {
    const { person } = await withFactor(auth, await newPerson(auth));
    await auth.post("/recover", { email: person.email });
    const { code } = await auth.outbox.newest(person.email, "recovery");
    const { access: token } = tokensOf(
      await auth.post("/verify", { type: "recovery", email: person.email, token: code }),
    );
    expect(claimsOf(token).aal).toBe("aal1");
    expectRefused(await auth.put("/user", { password: newPassword() }, { token }), 401, "insufficient_aal");
  });

  test("(62) at most ten factors", async (auth) => {
    const { access } = await newPerson(auth);
    for (let made = 0; made < 10; made++) await enrolFactor(auth, access, `factor ${made}`);
    expectRefused(await enrol(auth, access, { friendly_name: "eleventh" }), 422, "too_many_enrolled_mfa_factors");
  });

  test("(63) a second factor is enrolled at aal2 only", async (auth) => {
    const { person } = await withFactor(auth, await newPerson(auth));
    const { access } = await signedIn(auth, person);
    expectRefused(await enrol(auth, access, { friendly_name: "thief's" }), 403, "insufficient_aal");
    await enrolFactor(auth, person.access, "spare");
  });

  test("(65) a challenge is answered once", async (auth) => {
    const { access } = await newPerson(auth);
    const factor = await enrolFactor(auth, access);
    const challenge = await challengeFactor(auth, access, factor);
    const next = tokensOf(await answerChallenge(auth, access, factor, challenge, codeOf(factor, auth)));
    const again = await answerChallenge(auth, next.access, factor, challenge, codeOf(factor, auth, 1));
    expectRefused(again, 422, [
      "mfa_ip_address_mismatch",
      "mfa_challenge_expired",
      "mfa_factor_not_found",
      "mfa_verification_failed",
    ]);
  });

  test("(66) a challenge is valid for its own factor only", async (auth) => {
    const { access } = await newPerson(auth);
    const [one, two] = [await enrolFactor(auth, access, "one"), await enrolFactor(auth, access, "two")];
    const challenge = await challengeFactor(auth, access, one);
    expectRefused(await answerChallenge(auth, access, two, challenge, codeOf(two, auth)), 422, "mfa_factor_not_found");
    expectRefused(
      await answerChallenge(auth, access, one, randomUUID(), codeOf(one, auth)),
      422,
      "mfa_factor_not_found",
    );
  });

  test(
    "a code works once, also through another challenge",
    async (auth) => {
      const { access } = await newPerson(auth);
      const factor = await enrolFactor(auth, access);
      const code = codeOf(factor, auth);
      const first = await answerChallenge(auth, access, factor, await challengeFactor(auth, access, factor), code);
      const { access: high } = tokensOf(first);
      for (const replayed of [code, codeOf(factor, auth, -1)]) {
        const challenge = await challengeFactor(auth, high, factor);
        expectRefused(await answerChallenge(auth, high, factor, challenge, replayed), 422, "mfa_verification_failed");
      }
    },
    "better",
  );

  test(
    "an unverified factor expires and frees its place",
    async (auth) => {
      const { access } = await newPerson(auth);
      await enrolFactor(auth, access, "forgotten");
      auth.advance(301_000);
      await enrolFactor(auth, access, "forgotten");
      expect((await userOf(auth, access)).body.factors).toHaveLength(1);
    },
    "clock",
  );
});
