import { expect } from "vitest";
import { expectRefused, redirectError } from "../support/expect.ts";
import { newPassword, newPerson, newUser, refresh, signedIn, signIn, tokensOf, userOf } from "../support/people.ts";
import { openLink } from "../support/pkce.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("User", (test) => {
  test("(35) another person's address is refused, the own address changes nothing", async (auth) => {
    const [one, two] = [await newPerson(auth), await newUser(auth)];
    expectRefused(
      await auth.put("/user", { email: two.email.toUpperCase() }, { token: one.access }),
      422,
      "email_exists",
    );
    const own = await auth.put("/user", { email: one.email }, { token: one.access });
    expect(own.status, own.text).toBe(200);
    expect(own.body).not.toHaveProperty("new_email");
  });

  test("(36) a password too short, too long or the same as before", async (auth) => {
    const { access: token, password } = await newPerson(auth);
    const put = (value: string) => auth.put("/user", { password: value }, { token });
    const short = await put("Az3!x");
    expectRefused(short, 422, "weak_password", /^Password should be at least \d characters\./);
    expect(short.body.weak_password.reasons).toEqual(["length"]);
    expectRefused(await put("a".repeat(73)), 400, "validation_failed", /Password cannot be longer than 72 characters/);
    expectRefused(await put("م".repeat(73)), 400, "validation_failed");
    expectRefused(await put(password), 422, "same_password");
  });

  test(
    "(36) BETTER: 72 counts characters, not bytes",
    async (auth) => {
      const { access: token, email } = await newPerson(auth);
      const password = "ثلاث ساحات هادئة وبئر قديمة تحت شجرة غاف لا تموت";
      expect(Buffer.byteLength(password)).toBeGreaterThan(72);
      expect((await auth.put("/user", { password }, { token })).status).toBe(200);
      tokensOf(await signIn(auth, { email, password }));
      expectRefused(await signIn(auth, { email, password: `${password}!` }), 400, "invalid_credentials");
    },
    "better",
  );

  test(
    "(37) a day after sign-in a new password needs a mailed code",
    async (auth) => {
      const secure = await auth.other({ securePasswordChange: true });
      const person = await newPerson(secure);
      const young = await secure.put("/user", { password: newPassword() }, { token: person.access });
      expect(young.status, young.text).toBe(200);
      secure.advance(24 * 3_600_000 + 60_000);
      const { access: token } = tokensOf(await refresh(secure, person.refresh));
      const password = newPassword();
      const put = (body: Record<string, unknown>) => secure.put("/user", { password, ...body }, { token });
      expectRefused(await put({}), 400, "reauthentication_needed");
      expect((await secure.get("/reauthenticate", { token })).body).toEqual({});
      const { code } = await secure.outbox.newest(person.email, "reauthentication");
      expectRefused(await put({ nonce: code === "123456" ? "654321" : "123456" }), 422, "reauthentication_not_valid");
      const changed = await put({ nonce: code });
      expect(changed.status, changed.text).toBe(200);
      tokensOf(await signIn(secure, { email: person.email, password }));
      const again = await secure.put("/user", { password: newPassword(), nonce: code }, { token });
      expectRefused(again, 422, "reauthentication_not_valid");
    },
    "settings",
    "clock",
    "mailbox",
  );

  test(
    "requireCurrentPassword: a new password needs the old one",
    async (auth) => {
      const strict = await auth.other({ requireCurrentPassword: true });
      const { access: token, password } = await newPerson(strict);
      const put = (body: Record<string, unknown>) =>
        strict.put("/user", { password: newPassword(), ...body }, { token });
      expectRefused(await put({}), 400, "current_password_required");
      expectRefused(await put({ current_password: newPassword() }), 400, "current_password_invalid");
      const changed = await put({ current_password: password });
      expect(changed.status, changed.text).toBe(200);
    },
    "settings",
  );

  test("(38) nobody writes their own app_metadata, role or confirmation", async (auth) => {
    const { access: token } = await newPerson(auth);
    expectRefused(await auth.put("/user", { app_metadata: { role: "owner" } }, { token }), 403, "not_admin");
    const harmless = {
      role: "service_role",
      email_confirmed_at: "2020-01-01T00:00:00Z",
      is_anonymous: true,
      banned_until: null,
    };
    await auth.put("/user", { ...harmless, data: { app_metadata: { role: "owner" }, role: "owner" } }, { token });
    const { body } = await userOf(auth, token);
    expect(body).toMatchObject({ role: "authenticated", is_anonymous: false });
    expect(body.app_metadata).toEqual({ provider: "email", providers: ["email"] });
  });

  test("(38) nor through a sign-up", async (auth) => {
    const { email, password } = await newUser(auth, { app_metadata: { role: "agent" } });
    const { access } = await signedIn(auth, { email, password });
    expect((await userOf(auth, access)).body.app_metadata).toMatchObject({ role: "agent", provider: "email" });
  });

  test("(39) metadata is merged key by key, and null removes a key", async (auth) => {
    const { access: token } = await newPerson(auth, { user_metadata: { name: "Sara", language: "ar" } });
    const { body } = await auth.put("/user", { data: { name: null, city: "Dubai" } }, { token });
    expect(body.user_metadata).toMatchObject({ language: "ar", city: "Dubai" });
    expect(body.user_metadata).not.toHaveProperty("name");
    expect((await userOf(auth, token)).body.user_metadata).toEqual(body.user_metadata);
  });

  test("(39) keys with a meaning in JavaScript are ordinary keys", async (auth) => {
    const { access: token } = await newPerson(auth);
    const data = JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}');
    const { status } = await auth.put("/user", { data }, { token });
    expect(status).toBeLessThan(500);
    const { body } = await userOf(auth, token);
    expect(body.polluted).toBeUndefined();
    expect((await userOf(auth, (await newPerson(auth)).access)).body.user_metadata.polluted).toBeUndefined();
  });

  test("(40) a new password voids a pending recovery link", async (auth) => {
    const person = await newPerson(auth);
    await auth.post("/recover", { email: person.email });
    const mail = await auth.outbox.newest(person.email, "recovery");
    await auth.put("/user", { password: newPassword() }, { token: person.access });
    expect(redirectError(await openLink(auth, mail)).code).toBe("otp_expired");
  });
});
