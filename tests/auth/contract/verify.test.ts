import { expect } from "vitest";
import type { Backend } from "../support/backend.ts";
import { expectRefused, redirectError, redirectOf } from "../support/expect.ts";
import {
  ban,
  claimsOf,
  newAddress,
  newPerson,
  newPhone,
  newUser,
  signUp,
  tokensOf,
  userOf,
} from "../support/people.ts";
import { linkPath, openLink } from "../support/pkce.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Verification", (test) => {
  const other = (code: string) => (code === "123456" ? "654321" : "123456");
  const verify = (auth: Backend, body: Record<string, unknown>) => auth.post("/verify", body);

  const codes = async (auth: Backend) => {
    const { email, password } = await signUp(auth);
    const { email: known } = await newUser(auth);
    await auth.post("/recover", { email: known });
    const changing = await newPerson(auth);
    const newEmail = newAddress();
    await auth.put("/user", { email: newEmail }, { token: changing.access });
    const change = { currentEmail: changing.email };
    return [
      { type: "signup", email, token: (await auth.outbox.newest(email, "signup", { password })).code },
      { type: "recovery", email: known, token: (await auth.outbox.newest(known, "recovery")).code },
      {
        type: "email_change",
        email: newEmail,
        token: (await auth.outbox.newest(newEmail, "email_change", change)).code,
      },
    ];
  };

  test("(28) a wrong code and an unknown address are refused for each purpose", async (auth) => {
    for (const right of await codes(auth)) {
      expectRefused(
        await verify(auth, { ...right, token: other(right.token) }),
        403,
        "otp_expired",
        /Token has expired or is invalid/,
      );
      expectRefused(
        await verify(auth, { ...right, email: newAddress() }),
        403,
        "otp_expired",
        /Token has expired or is invalid/,
      );
    }
    expectRefused(await verify(auth, { type: "sms", phone: newPhone(), token: "123456" }), 403, "otp_expired");
  });

  test(
    "(28) an expired code is refused for each purpose",
    async (auth) => {
      const all = await codes(auth);
      auth.advance(3_601_000);
      for (const right of all)
        expectRefused(await verify(auth, right), 403, "otp_expired", /Token has expired or is invalid/);
    },
    "clock",
  );

  test("(29) the address may be typed in capitals", async (auth) => {
    const { email } = await newUser(auth);
    await auth.post("/recover", { email: email.toUpperCase() });
    const { code } = await auth.outbox.newest(email, "recovery");
    const answer = await verify(auth, { type: "recovery", email: email.toUpperCase(), token: code });
    expect(claimsOf(tokensOf(answer).access).amr[0].method).toBe("otp");
  });

  test("(30) a code or a token hash, with its type", async (auth) => {
    const { email } = await newUser(auth);
    const wrong = [
      { type: "recovery", email, token: "123456", token_hash: "abc" },
      { type: "recovery", email },
      { type: "recovery", token_hash: "abc", email },
      { email, token: "123456" },
      { type: "recovery", token: "123456" },
      {},
    ];
    for (const body of wrong) expectRefused(await verify(auth, body), 400, "validation_failed");
    for (const query of ["token=abc", "type=signup", ""])
      expectRefused(await auth.get(`/verify?${query}`), 400, "validation_failed");
  });

  test("a token hash opens one session", async (auth) => {
    const { email, id } = await newUser(auth);
    await auth.post("/magiclink", { email });
    const { token } = await auth.outbox.newest(email, "magiclink");
    const { access } = tokensOf(await verify(auth, { type: "magiclink", token_hash: token, options: {} }));
    expect(claimsOf(access)).toMatchObject({ sub: id, aal: "aal1", amr: [{ method: "otp" }] });
    const again = await verify(auth, { type: "magiclink", token_hash: token });
    expectRefused(again, 403, "otp_expired", /Email link is invalid or has expired/);
  });

  test("a code opens one session, and voids the link of the same mail", async (auth) => {
    const { email } = await newUser(auth);
    await auth.post("/magiclink", { email });
    const mail = await auth.outbox.newest(email, "magiclink");
    tokensOf(await verify(auth, { type: "magiclink", email, token: mail.code }));
    expectRefused(await verify(auth, { type: "magiclink", email, token: mail.code }), 403, "otp_expired");
    expect(redirectError(await openLink(auth, mail)).code).toBe("otp_expired");
  });

  test(
    "(31) a banned person's links of all five types redirect with user_banned",
    async (auth) => {
      const invited = newAddress();
      const { body: guest } = await auth.post("/invite", { email: invited }, auth.admin);
      const fresh = await signUp(auth);
      const [forgetful, magical] = [await newUser(auth), await newUser(auth)];
      await auth.post("/recover", { email: forgetful.email });
      await auth.post("/magiclink", { email: magical.email });
      const changing = await newPerson(auth);
      const newEmail = newAddress();
      await auth.put("/user", { email: newEmail }, { token: changing.access });
      const cases = [
        [guest.id, await auth.outbox.newest(invited, "invite")],
        [fresh.id, await auth.outbox.newest(fresh.email, "signup")],
        [forgetful.id, await auth.outbox.newest(forgetful.email, "recovery")],
        [magical.id, await auth.outbox.newest(magical.email, "magiclink")],
        [changing.id, await auth.outbox.newest(newEmail, "email_change")],
      ] as const;
      for (const [id, mail] of cases) {
        expect((await ban(auth, id)).status).toBe(200);
        expect(redirectError(await openLink(auth, mail)).code, mail.type).toBe("user_banned");
      }
    },
    "mailbox",
  );

  test("(32) the type email accepts codes of sign-up and of magic links", async (auth) => {
    const { email, password } = await signUp(auth);
    const signup = await auth.outbox.newest(email, "signup", { password });
    tokensOf(await verify(auth, { type: "email", email, token: signup.code }));
    const { email: known } = await newUser(auth);
    await auth.post("/otp", { email: known });
    const magic = await auth.outbox.newest(known, "magiclink");
    tokensOf(await verify(auth, { type: "email", email: known, token: magic.code }));
  });

  const changing = async (auth: Backend) => {
    const person = await newPerson(auth);
    const newEmail = newAddress();
    const { status, body, text } = await auth.put("/user", { email: newEmail.toUpperCase() }, { token: person.access });
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ email: person.email, new_email: newEmail, email_change_sent_at: expect.any(String) });
    const mails = {
      current: await auth.outbox.newest(person.email, "email_change"),
      next: await auth.outbox.newest(newEmail, "email_change"),
    };
    return { person, newEmail, mails };
  };

  test(
    "(33) an e-mail change needs both links, in either order, each once",
    async (auth) => {
      for (const newFirst of [true, false]) {
        const { person, newEmail, mails } = await changing(auth);
        const [first, second] = newFirst ? [mails.next, mails.current] : [mails.current, mails.next];
        const half = redirectOf(await openLink(auth, first));
        expect(half.fragment.get("message")).toMatch(/^Confirmation link accepted/);
        expect(half.fragment.get("access_token")).toBeNull();
        expect((await userOf(auth, person.access)).body.email).toBe(person.email);
        expect(redirectError(await openLink(auth, first)).code, "the same link again").toBe("otp_expired");
        const whole = redirectOf(await openLink(auth, second));
        const { body } = await userOf(auth, whole.fragment.get("access_token") ?? "");
        expect(body).toMatchObject({
          id: person.id,
          email: newEmail,
          identities: [{ provider: "email", email: newEmail }],
        });
        expect(body).not.toHaveProperty("new_email");
        expect(redirectError(await openLink(auth, second)).code).toBe("otp_expired");
      }
    },
    "mailbox",
  );

  test(
    "(33) by codes too: the first returns a message, the second a session",
    async (auth) => {
      const { person, newEmail, mails } = await changing(auth);
      const half = await verify(auth, { type: "email_change", email: newEmail, token: mails.next.code });
      expect(half.status, half.text).toBe(200);
      expect(half.body).toEqual({ msg: expect.stringMatching(/^Confirmation link accepted/), code: "200" });
      const whole = await verify(auth, { type: "email_change", email: person.email, token: mails.current.code });
      expect((await userOf(auth, tokensOf(whole).access)).body.email).toBe(newEmail);
    },
    "mailbox",
  );

  test("a code mailed to one person does not work for another", async (auth) => {
    const [one, two] = [await newUser(auth), await newUser(auth)];
    await auth.post("/magiclink", { email: one.email });
    await auth.post("/magiclink", { email: two.email });
    const { code } = await auth.outbox.newest(one.email, "magiclink");
    const { code: theirs } = await auth.outbox.newest(two.email, "magiclink");
    if (code !== theirs)
      expectRefused(await verify(auth, { type: "magiclink", email: two.email, token: code }), 403, "otp_expired");
    const mail = await auth.outbox.newest(one.email, "magiclink");
    const crossed = linkPath({ ...mail, type: "signup" });
    expect((await auth.get(crossed)).headers.get("location")).not.toMatch(/access_token=.*type=invite/);
  });
});
