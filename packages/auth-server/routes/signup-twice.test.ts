import { describe, expect, it } from "vitest";
import { places } from "../databases.fixture.ts";
import { authIn } from "../fixture.ts";

const email = "amna@example.com";
const mine = "three quiet courtyards";
const strangers = "a stranger's own";

describe.each(places)("two sign-ups with one unconfirmed address, on %s", (_, make) => {
  const auth = authIn(make);
  const { call, state } = auth;
  const signUp = (password: string, name: string) =>
    call("POST", "/signup", { body: { email, password, data: { name } } });
  const signIn = (password: string) => call("POST", "/token?grant_type=password", { body: { email, password } });
  const last = () => state.sent.at(-1);
  /** Opens the link of the last mail. The kind of the mail is also the type of the link. */
  const confirm = () => call("POST", "/verify", { body: { type: last()?.kind, token_hash: last()?.tokenHash } });
  const later = () => auth.pass(61);
  const service = "a-service-key-of-the-tests";

  it.each([
    ["before the person", [strangers, mine]],
    ["after the person", [mine, strangers]],
  ])("a stranger signs up %s: neither password works, and the person chooses one", async (_when, passwords) => {
    for (const [n, password] of passwords.entries()) {
      const { name } = (await signUp(password, `name ${n}`)).body.user_metadata;
      expect(name, "nobody hears what the other said").toBe(n === 0 ? "name 0" : undefined);
      later();
    }
    expect(last()?.kind).toBe("signup_password");
    const { access_token: token, user } = (await confirm()).body;
    expect(user.user_metadata).not.toHaveProperty("name");
    for (const password of passwords) expect((await signIn(password)).body.code).toBe("invalid_credentials");
    expect((await call("PUT", "/user", { token, body: { password: mine } })).status).toBe(200);
    expect((await signIn(mine)).status).toBe(200);
    expect((await signIn(strangers)).status).toBe(400);
  });

  it("a repeated sign-up with the same password keeps password and metadata", async () => {
    await signUp(mine, "Amna");
    later();
    await signUp(mine, "Another");
    expect(last()?.kind).toBe("signup");
    expect((await confirm()).body.user.user_metadata.name).toBe("Amna");
    expect((await signIn(mine)).status).toBe(200);
  });

  it("a resent mail or a third sign-up does not bring a password back", async () => {
    for (const password of [strangers, mine, strangers]) {
      await signUp(password, "Amna");
      later();
    }
    await call("POST", "/resend", { body: { type: "signup", email } });
    expect(last()?.kind).toBe("signup_password");
    expect((await confirm()).status).toBe(200);
    for (const password of [strangers, mine]) expect((await signIn(password)).status).toBe(400);
  });

  it("a mailed link that voids the stranger's password leads to a new one", async () => {
    await signUp(strangers, "Amna");
    for (let time = 0; time < 2; time += 1) {
      later();
      await call("POST", "/otp", { body: { email, create_user: false } });
      expect(last()?.kind).toBe("signup_password");
    }
    expect((await confirm()).status).toBe(200);
    expect((await signIn(strangers)).status).toBe(400);
  });

  it("an invitation or an administrator's link voids the stranger's password", async () => {
    await signUp(strangers, "Amna");
    await call("POST", "/invite", { token: service, body: { email } });
    await call("POST", "/verify", { body: { type: "invite", token_hash: last()?.tokenHash } });
    expect((await signIn(strangers)).status).toBe(400);
    const other = "other@example.com";
    await call("POST", "/signup", { body: { email: other, password: strangers } });
    const body = { type: "signup", email: other, password: mine };
    const made = await call("POST", "/admin/generate_link", { token: service, body });
    await call("POST", "/verify", { body: { type: "signup", token_hash: made.body.hashed_token } });
    const enter = (password: string) =>
      call("POST", "/token?grant_type=password", { body: { email: other, password } });
    expect([(await enter(strangers)).status, (await enter(mine)).status]).toEqual([400, 200]);
  });
});
