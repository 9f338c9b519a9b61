import { expect } from "vitest";
import { expectRefused } from "../support/expect.ts";
import { answerChallenge, challengeFactor, enrol } from "../support/factors.ts";
import { claimsOf, newPerson, newPhone, tokensOf, userOf } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Phone as a second factor", (test) => {
  const enrolPhone = (auth: Parameters<typeof enrol>[0], token: string, phone?: string, friendly_name?: string) =>
    enrol(auth, token, { factor_type: "phone", phone, friendly_name });

  test(
    "a code by text message raises the session to aal2",
    async (auth) => {
      const { access } = await newPerson(auth);
      const phone = newPhone();
      const { status, body, text } = await enrolPhone(auth, access, `+${phone}`);
      expect(status, text).toBe(200);
      expect(body).toMatchObject({ type: "phone", phone: expect.stringMatching(new RegExp(`^\\+?${phone}$`)) });
      const challenge = await challengeFactor(auth, access, body);
      const code = auth.outbox.sms(phone);
      expect(code).toMatch(/^\d{6}$/);
      expectRefused(
        await answerChallenge(auth, access, body, challenge, code === "123456" ? "654321" : "123456"),
        422,
        "mfa_verification_failed",
      );
      const { access: high } = tokensOf(await answerChallenge(auth, access, body, challenge, code));
      expect(claimsOf(high)).toMatchObject({ aal: "aal2" });
      expect(claimsOf(high).amr.map(({ method }: { method: string }) => method)).toContain("mfa/phone");
    },
    "sms",
  );

  test(
    "(64) a number verified once is not enrolled again; an unverified one is replaced",
    async (auth) => {
      const { access } = await newPerson(auth);
      const phone = newPhone();
      const { body: first } = await enrolPhone(auth, access, `+${phone}`, "one");
      const { body: second } = await enrolPhone(auth, access, `+${phone}`, "two");
      expect((await userOf(auth, access)).body.factors).toMatchObject([{ id: second.id }]);
      expect(second.id).not.toBe(first.id);
      const challenge = await challengeFactor(auth, access, second);
      const { access: high } = tokensOf(await answerChallenge(auth, access, second, challenge, auth.outbox.sms(phone)));
      expectRefused(await enrolPhone(auth, high, `+${phone}`, "three"), 422, "mfa_verified_factor_exists");
    },
    "sms",
  );

  test(
    "of ten parallel answers to one challenge one succeeds",
    async (auth) => {
      const { access } = await newPerson(auth);
      const phone = newPhone();
      const { body } = await enrolPhone(auth, access, `+${phone}`);
      const challenge = await challengeFactor(auth, access, body);
      const code = auth.outbox.sms(phone);
      const tries = Array.from({ length: 10 }, () => answerChallenge(auth, access, body, challenge, code));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(Math.max(...statuses)).toBeLessThan(500);
    },
    "sms",
  );

  test(
    "number and channel must be valid, and a code is sent once a minute",
    async (auth) => {
      const { access: token } = await newPerson(auth);
      for (const phone of [undefined, "", "123", "not a number"])
        expectRefused(await enrolPhone(auth, token, phone), 400, "validation_failed");
      const { body } = await enrolPhone(auth, token, `+${newPhone()}`);
      const challenge = (more: object) => auth.post(`/factors/${body.id}/challenge`, more, { token });
      expectRefused(await challenge({ channel: "pigeon" }), 400, "validation_failed");
      expect((await challenge({})).status).toBe(200);
      expectRefused(await challenge({}), 429, "over_sms_send_rate_limit");
    },
    "sms",
  );
});
