import { expect } from "vitest";
import { expectRefused, redirectOf } from "../support/expect.ts";
import {
  claimsOf,
  newAddress,
  newPassword,
  newPhone,
  newUser,
  signedIn,
  signIn,
  signUp,
  tokensOf,
  userOf,
} from "../support/people.ts";
import { openLink } from "../support/pkce.ts";
import { onEveryBackend } from "../support/suite.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

onEveryBackend("Sign-up", (test) => {
  test("returns an unconfirmed user with one identity", async (auth) => {
    const { answer, email, id } = await signUp(auth, { data: { name: "Sara" } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body).toMatchObject({
      id: expect.stringMatching(uuid),
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      confirmation_sent_at: expect.stringMatching(time),
      created_at: expect.stringMatching(time),
      updated_at: expect.stringMatching(time),
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { name: "Sara", sub: id, email, email_verified: false, phone_verified: false },
      identities: [{ identity_id: expect.stringMatching(uuid), id, user_id: id, provider: "email", email }],
    });
    for (const absent of [
      "access_token",
      "email_confirmed_at",
      "confirmed_at",
      "last_sign_in_at",
      "factors",
      "new_email",
    ])
      expect(answer.body).not.toHaveProperty(absent);
  });

  const expectFake = (body: Record<string, unknown>, id: string, email: string) => {
    expect(body.id).not.toBe(id);
    expect(body).toMatchObject({
      email,
      id: expect.stringMatching(uuid),
      identities: [],
      role: "",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { second: 2 },
      confirmation_sent_at: expect.stringMatching(time),
    });
    expect(body.user_metadata).not.toHaveProperty("first");
    for (const absent of ["email_confirmed_at", "confirmed_at", "last_sign_in_at"])
      expect(body).not.toHaveProperty(absent);
  };

  test(
    "(17) a confirmed address is not revealed: another id, the given data, no identity, no mail",
    async (auth) => {
      const { email, password, id } = await signUp(auth, { data: { first: 1 } });
      await openLink(auth, await auth.outbox.newest(email, "signup", { password }));
      auth.advance(61_000);
      const mails = auth.outbox.count(email);
      const again = await auth.post("/signup", { email, password: newPassword(), data: { second: 2 } });
      expect(again.status, again.text).toBe(200);
      expectFake(again.body, id, email);
      expect(auth.outbox.count(email)).toBe(mails);
      tokensOf(await signIn(auth, { email, password }));
    },
    "clock",
    "mailbox",
  );

  test("(17) nor is one that an administrator created", async (auth) => {
    const { email, id } = await newUser(auth, { user_metadata: { first: 1 } });
    const again = await auth.post("/signup", {
      email: email.toUpperCase(),
      password: newPassword(),
      data: { second: 2 },
    });
    expect(again.status, again.text).toBe(200);
    expectFake(again.body, id, email);
  });

  test(
    "(18) an unconfirmed address keeps a password that is typed twice",
    async (auth) => {
      const { email, password } = await signUp(auth, { data: { first: 1 } });
      auth.advance(61_000);
      expect((await auth.post("/signup", { email, password, data: { second: 2 } })).status).toBe(200);
      expect(auth.outbox.count(email), "the mail is sent again").toBe(2);
      await openLink(auth, await auth.outbox.newest(email, "signup"));
      const { access } = await signedIn(auth, { email, password });
      expect((await userOf(auth, access)).body.user_metadata).toMatchObject({ first: 1 });
    },
    "clock",
    "mailbox",
  );

  test(
    "(18) BETTER: of two different passwords neither counts; in upstream the first one does",
    async (auth) => {
      const { email, password } = await signUp(auth, { data: { first: 1 } });
      auth.advance(61_000);
      const second = newPassword();
      expect((await auth.post("/signup", { email, password: second, data: { second: 2 } })).status).toBe(200);
      const link = await auth.outbox.newest(email, "signup");
      const { fragment } = redirectOf(await openLink(auth, link));
      for (const typed of [password, second])
        expectRefused(await signIn(auth, { email, password: typed }), 400, "invalid_credentials");
      const token = fragment.get("access_token") ?? "";
      expect((await userOf(auth, token)).body.user_metadata).toMatchObject({ email, email_verified: true });
      expect((await userOf(auth, token)).body.user_metadata).not.toHaveProperty("first");
      const own = newPassword();
      expect((await auth.put("/user", { password: own }, { token })).status, "and one may be chosen").toBe(200);
      await signedIn(auth, { email, password: own });
    },
    "clock",
    "mailbox",
    "better",
  );

  test(
    "(18) a repeated sign-up of an unconfirmed address returns the same user",
    async (auth) => {
      const { email, password, id, answer } = await signUp(auth, { data: { first: 1 } });
      auth.advance(61_000);
      const { status, body } = await auth.post("/signup", { email, password, data: { second: 2 } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, email, role: "authenticated", created_at: answer.body.created_at });
      expect(body.identities).toMatchObject([{ id, provider: "email", email }]);
      expect(body).not.toHaveProperty("access_token");
      expect(Date.parse(body.confirmation_sent_at)).toBeGreaterThan(Date.parse(answer.body.confirmation_sent_at));
    },
    "clock",
  );

  test(
    "(18) BETTER: and does not show the first metadata without the password",
    async (auth) => {
      const { email, id } = await signUp(auth, { data: { first: 1 } });
      auth.advance(61_000);
      const { body } = await auth.post("/signup", { email, password: newPassword(), data: { second: 2 } });
      expect(body).toMatchObject({ id, user_metadata: { email, email_verified: false } });
      expect(body.user_metadata).not.toHaveProperty("first");
    },
    "clock",
    "better",
  );

  test("(18) an invited person's data is not shown", async (auth) => {
    const email = newAddress();
    await auth.post("/invite", { email, data: { name: "Guest" } }, auth.admin);
    const { status, body, text } = await auth.post("/signup", { email, password: newPassword() });
    expect(status, text).toBe(200);
    expect([body.user_metadata, body.identities]).toEqual([{}, []]);
  });

  test(
    "common passwords are refused",
    async (auth) => {
      const email = `amna.${newAddress()}`;
      const known = ["password", "Password123", "12345678", "aaaaaaaaaaaa", "Qwerty2026!", email, email.split("@")[0]];
      for (const password of known) {
        const { status, body } = await auth.post("/signup", { email, password });
        expect([status, body.code, body.weak_password], password).toEqual([
          422,
          "weak_password",
          { reasons: ["pwned"] },
        ]);
      }
      const blank = await auth.post("/signup", { email, password: " ".repeat(8) });
      expect([blank.status, blank.body.weak_password]).toEqual([422, { reasons: ["length"] }]);
    },
    "better",
  );

  test("(19) a body of more than a mebibyte is refused", async (auth) => {
    const { answer } = await signUp(auth, { data: { long: "a".repeat(1_100_000) } });
    expectRefused(answer, 413, "request_entity_too_large");
  });

  test(
    "(20) sign-ups can be closed",
    async (auth) => {
      const closed = await auth.other({ signups: "closed" });
      expectRefused((await signUp(closed)).answer, 422, "signup_disabled", /Signups not allowed for this instance/);
      const { email } = await newUser(closed);
      expect((await closed.post("/otp", { email })).status, "who is known may still enter").toBe(200);
    },
    "settings",
  );

  test("(21) either an e-mail address or a phone number is needed", async (auth) => {
    const password = newPassword();
    expectRefused(
      await auth.post("/signup", { email: newAddress(), phone: newPhone(), password }),
      400,
      "validation_failed",
    );
    expectRefused(
      await auth.post("/signup", { password }),
      422,
      "anonymous_provider_disabled",
      /Anonymous sign-ins are disabled/,
    );
  });

  test(
    "without an address, if that is allowed: a person with a session, who remains the same once an address is confirmed",
    async (auth) => {
      const open = await auth.other({ anonymous: true });
      expect((await open.get("/settings")).body.external.anonymous_users).toBe(true);
      const { status, text, body } = await open.post("/signup", { data: { language: "en" } });
      expect(status, text).toBe(200);
      expect(body).toMatchObject({
        token_type: "bearer",
        user: { email: "", phone: "", is_anonymous: true, app_metadata: {}, identities: [] },
      });
      const token: string = body.access_token;
      expect(claimsOf(token)).toMatchObject({ is_anonymous: true, amr: [{ method: "anonymous" }] });
      expectRefused(await open.put("/user", { password: newPassword() }, { token }), 422, "validation_failed");
      expectRefused(await open.post("/factors", { factor_type: "totp" }, { token }), 403, "no_authorization");
      const email = newAddress();
      await open.put("/user", { email }, { token });
      redirectOf(await openLink(open, await open.outbox.newest(email, "email_change")));
      expect((await userOf(open, token)).body).toMatchObject({ id: body.user.id, email, is_anonymous: false });
    },
    "settings",
    "mailbox",
  );

  test("(22) a link of type signup confirms metadata and identity too", async (auth) => {
    const { email, password } = await signUp(auth);
    expectRefused(await signIn(auth, { email, password }), 400, "email_not_confirmed");
    const { fragment } = redirectOf(await openLink(auth, await auth.outbox.newest(email, "signup", { password })));
    expect(Object.fromEntries(fragment)).toMatchObject({ type: "signup", token_type: "bearer", expires_in: "3600" });
    const { body } = await userOf(auth, fragment.get("access_token") ?? "");
    expect(body).toMatchObject({
      email,
      email_confirmed_at: expect.stringMatching(time),
      confirmed_at: expect.stringMatching(time),
      user_metadata: { email_verified: true },
      identities: [{ identity_data: { email_verified: true, email } }],
    });
    await signedIn(auth, { email, password });
  });

  test("missing and malformed fields are named, in the contract's order", async (auth) => {
    const email = newAddress();
    const post = (body: Record<string, unknown>) => auth.post("/signup", body);
    expectRefused(await post({ email }), 400, "validation_failed", /Signup requires a valid password/);
    const weak = await post({ email: "not an address", password: "short" });
    expectRefused(weak, 422, "weak_password", /^Password should be at least \d characters/);
    expect(weak.body.weak_password).toEqual({ reasons: ["length"] });
    expectRefused(
      await post({ email, password: "a".repeat(73) }),
      400,
      "validation_failed",
      /cannot be longer than 72 characters/,
    );
    for (const bad of ["not an address", "a@", "a@b@c.example", "a b@example.com"])
      expectRefused(await post({ email: bad, password: newPassword() }), 400, "validation_failed", /invalid format/);
    const long = `${"a".repeat(250)}@example.com`;
    expectRefused(await post({ email: long, password: newPassword() }), 400, "validation_failed");
  });

  test(
    "with autoconfirm: a session at once, and a known address is named",
    async (auth) => {
      const open = await auth.other({ autoconfirm: true });
      const { answer, email, password } = await signUp(open);
      tokensOf(answer);
      expect(answer.body.user.email_confirmed_at).toMatch(time);
      const again = await open.post("/signup", { email, password });
      expectRefused(again, 422, "user_already_exists", /User already registered/);
    },
    "settings",
  );
});
