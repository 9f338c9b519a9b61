import { expect } from "vitest";
import { expectRefused, redirectError, redirectOf } from "../support/expect.ts";
import { newAddress, newPerson, newUser, signUp, userOf } from "../support/people.ts";
import { openLink } from "../support/pkce.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Recovery", (test) => {
  const recover = (auth: Parameters<typeof newUser>[0], email: string) => auth.post("/recover", { email });

  test("(23) known and unknown addresses get the same answer", async (auth) => {
    const { email } = await newUser(auth);
    const known = await recover(auth, email);
    const unknown = await recover(auth, newAddress());
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(known.body).toEqual({});
    const names = (headers: Headers) => [...headers.keys()].sort();
    expect(names(unknown.headers)).toEqual(names(known.headers));
  });

  test(
    "(24) the next mail may be requested after 60 s, not after 59 s",
    async (auth) => {
      const { email } = await newUser(auth);
      await recover(auth, email);
      auth.advance(59_000);
      expectRefused(
        await recover(auth, email),
        429,
        "over_email_send_rate_limit",
        /you can only request this after \d+ seconds/,
      );
      expect(auth.outbox.count(email)).toBe(1);
      auth.advance(1_100);
      expect((await recover(auth, email)).status).toBe(200);
      expect(auth.outbox.count(email)).toBe(2);
    },
    "clock",
    "mailbox",
  );

  test(
    "(24) the pause does not reveal which addresses are known",
    async (auth) => {
      const { email: known } = await newUser(auth);
      for (const path of ["/recover", "/magiclink", "/otp"]) {
        const statuses = async (email: string) => {
          const first = await auth.post(path, { email });
          const second = await auth.post(path, { email });
          return [first.status, second.status, second.text];
        };
        expect(await statuses(newAddress()), path).toEqual(await statuses(known));
        auth.advance(61_000);
      }
      const unconfirmed = (await signUp(auth)).email;
      auth.advance(61_000);
      const signUps = async (email: string) => {
        const twice = [await signUp(auth, { email }), await signUp(auth, { email })];
        return twice.map(({ answer }) => answer.status);
      };
      for (const email of [newAddress(), unconfirmed]) expect(await signUps(email), "sign-up").toEqual([200, 429]);
      // A sign-up with a known address can be recognised anyway, because its answer contains no identities. No mail is sent, so the second
      // attempt need not wait.
      expect(await signUps(known), "nothing was sent").toEqual([200, 200]);
      auth.advance(61_000);
      const resend = async (email: string) => {
        const [first, second] = [
          await auth.post("/resend", { type: "signup", email }),
          await auth.post("/resend", { type: "signup", email }),
        ];
        return [first.status, second.status];
      };
      expect(await resend(newAddress())).toEqual(await resend(known));
    },
    "clock",
    "better",
  );

  test("(24) the pause starts with a mail that was sent, not with a refusal", async (auth) => {
    const email = newAddress();
    const otp = (create_user: boolean) => auth.post("/otp", { email, create_user });
    for (const _ of [1, 2]) expectRefused(await otp(false), 422, "otp_disabled");
    expect((await otp(true)).status).toBe(200);
    expectRefused(await otp(true), 429, "over_email_send_rate_limit");
    const { email: taken } = await newUser(auth);
    const { access: token } = await newPerson(auth);
    const change = (to: string) => auth.put("/user", { email: to }, { token });
    expectRefused(await change(taken), 422, "email_exists");
    expect((await change(newAddress())).status).toBe(200);
    expectRefused(await change(newAddress()), 429, "over_email_send_rate_limit");
  });

  test(
    "(24) the pause is a setting",
    async (auth) => {
      const server = await auth.other({ resendSeconds: 5, sameDatabase: true });
      const unhurried = await auth.other({ resendSeconds: 0, sameDatabase: true });
      const { email } = await newUser(auth);
      expect((await recover(server, email)).status).toBe(200);
      expectRefused(await recover(server, email), 429, "over_email_send_rate_limit");
      auth.advance(5_000);
      expect((await recover(server, email)).status).toBe(200);
      for (const _ of [1, 2]) expect((await recover(unhurried, email)).status).toBe(200);
    },
    "clock",
    "settings",
  );

  test(
    "(25) a link older than an hour redirects to the site with otp_expired",
    async (auth) => {
      const { email } = await newUser(auth);
      await recover(auth, email);
      auth.advance(3_601_000);
      const { plain, ...outcome } = redirectError(await openLink(auth, await auth.outbox.newest(email, "recovery")));
      expect(new URL(plain).origin).toBe(auth.siteUrl);
      expect(outcome).toMatchObject({
        error: "access_denied",
        code: "otp_expired",
        description: "Email link is invalid or has expired",
      });
    },
    "clock",
  );

  test("(26) a link works once", async (auth) => {
    const { email, id } = await newUser(auth);
    await recover(auth, email);
    const mail = await auth.outbox.newest(email, "recovery");
    const { fragment } = redirectOf(await openLink(auth, mail));
    expect(fragment.get("type")).toBe("recovery");
    const { body } = await userOf(auth, fragment.get("access_token") ?? "");
    expect(body.id).toBe(id);
    expect(redirectError(await openLink(auth, mail)).code).toBe("otp_expired");
  });

  test(
    "(27) a new link voids the old one",
    async (auth) => {
      const { email } = await newUser(auth);
      await recover(auth, email);
      const old = await auth.outbox.newest(email, "recovery");
      auth.advance(61_000);
      await recover(auth, email);
      expect(redirectError(await openLink(auth, old)).code).toBe("otp_expired");
      const { fragment } = redirectOf(await openLink(auth, await auth.outbox.newest(email, "recovery")));
      expect(fragment.get("access_token")).toBeTruthy();
    },
    "clock",
    "mailbox",
  );

  test("missing and malformed fields are named", async (auth) => {
    expectRefused(await auth.post("/recover", {}), 400, "validation_failed");
    expectRefused(await auth.post("/recover", { email: null }), 400, "validation_failed");
    expectRefused(await recover(auth, "not an address"), 400, "validation_failed");
  });
});
