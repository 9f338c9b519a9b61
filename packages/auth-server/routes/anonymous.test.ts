import { expect, it } from "vitest";
import { defaultLimits } from "../config.ts";
import { describeAlike } from "../databases.fixture.ts";
import { authIn } from "../fixture.ts";

describeAlike("a person without an address on %s", (_, make) => {
  const server = authIn(make, { anonymous: true, requireCurrentPassword: true });
  const { call, state } = server;
  const enter = async (body: unknown = {}) => (await call("POST", "/signup", { body })).body;
  const email = "sara@home.example";
  const password = "three quiet courtyards";
  const letter = () => state.sent.findLast(({ to }) => to === email);

  it("signs up with nothing, and has a session", async () => {
    const session = await enter({ data: { language: "ar" } });
    expect(session.user).toMatchObject({ email: "", phone: "", is_anonymous: true, identities: [], app_metadata: {} });
    expect(session.user.user_metadata).toEqual({ language: "ar" });
    const claims = JSON.parse(atob(session.access_token.split(".")[1]));
    expect(claims).toMatchObject({ is_anonymous: true, role: "authenticated", amr: [{ method: "anonymous" }] });
    const again = await call("POST", "/token?grant_type=refresh_token", {
      body: { refresh_token: session.refresh_token },
    });
    expect(again.body.user.id).toBe(session.user.id);
    expect((await call("GET", "/settings")).body.external.anonymous_users).toBe(true);
  });

  it("is refused if the setting is off, or nobody may sign up", async () => {
    state.config.anonymous = false;
    expect(await enter()).toMatchObject({ code: "anonymous_provider_disabled" });
    expect((await call("GET", "/settings")).body.external.anonymous_users).toBe(false);
    Object.assign(state.config, { anonymous: true, signups: false });
    expect(await enter()).toMatchObject({ code: "signup_disabled" });
    expect(await server.db.selectFrom("auth_users").select("id").execute()).toEqual([]);
  });

  it("comes thirty times at once from one address, and then every two minutes", async () => {
    state.config.limits = { ...defaultLimits, signup: { burst: 100, every: 1 } };
    for (let n = 0; n < 30; n += 1) expect(await enter()).toHaveProperty("access_token");
    expect(await enter()).toMatchObject({ code: "over_request_rate_limit" });
    server.pass(120);
    expect(await enter()).toHaveProperty("access_token");
  });

  it("shares a further limit with all networks of its /48", async () => {
    state.config.limits = { ...defaultLimits, anonymousNetwork: { burst: 2, every: 60_000 } };
    const from = async (address: string) => (await call("POST", "/signup", { body: {}, address })).status;
    const networks = ["2001:db8:1:a::/64", "2001:db8:1:b::/64", "2001:db8:1:c::/64", "2001:db8:2:a::/64"];
    const answers: number[] = [];
    for (const network of networks) answers.push(await from(network));
    expect(answers).toEqual([200, 200, 429, 200]);
  });

  it("adds an address and a password, and remains the same person once the mail is answered", async () => {
    const { access_token: token, user } = await enter();
    const waiting = await call("PUT", "/user", { token, body: { email, password } });
    expect(waiting.body).toMatchObject({ id: user.id, email: "", new_email: email, is_anonymous: true });
    expect((await signIn()).status).toBe(400);
    expect(letter()).toMatchObject({ kind: "email_change_new", anonymous: user.id, account: "" });
    const body = { type: "email_change", token_hash: letter()?.tokenHash };
    const confirmed = (await call("POST", "/verify", { body })).body;
    expect(confirmed.user).toMatchObject({
      ...{ id: user.id, email, is_anonymous: false },
      app_metadata: { provider: "email", providers: ["email"] },
      identities: [{ provider: "email", identity_data: { email, email_verified: true } }],
    });
    expect((await call("GET", "/user", { token })).body).toMatchObject({ is_anonymous: false });
    expect((await signIn()).body.user.id).toBe(user.id);
  });

  it("sets no password without an address, and takes nobody else's", async () => {
    await server.person(email);
    const { access_token: token } = await enter();
    const change = async (body: unknown) => (await call("PUT", "/user", { token, body })).body.code;
    expect(await change({ password })).toBe("validation_failed");
    expect(await change({ email, password })).toBe("email_exists");
    expect(state.sent).toEqual([]);
    const [own] = await server.db.selectFrom("auth_users").selectAll().where("is_anonymous", "=", 1).execute();
    expect(own).toMatchObject({ password_hash: null, new_email: null });
  });

  it("cannot try out which addresses have an account", async () => {
    state.config.limits = { ...defaultLimits, user: { burst: 100, every: 1 } };
    const codes = [];
    for (let n = 0; n < 11; n += 1) {
      const { access_token: token } = await enter();
      const { status } = await call("PUT", "/user", { token, body: { email: `guess${n}@home.example` } });
      codes.push(status);
    }
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });

  it("needs no mail for its address where none is asked of anybody", async () => {
    state.config.autoconfirm = true;
    const { access_token: token, user } = await enter();
    const { body } = await call("PUT", "/user", { token, body: { email, password } });
    expect(body).toMatchObject({ id: user.id, email, is_anonymous: false });
    expect(state.sent).toEqual([]);
    expect((await signIn()).status).toBe(200);
  });

  it("enrols neither a factor nor a passkey", async () => {
    const { access_token: token } = await enter();
    const refused = { status: 403, body: { code: "no_authorization" } };
    expect(await call("POST", "/factors", { token, body: { factor_type: "totp" } })).toMatchObject(refused);
    expect(await call("POST", "/passkeys/registration/options", { token })).toMatchObject(refused);
    expect((await call("GET", "/reauthenticate", { token })).status).toBe(400);
  });

  const signIn = () => call("POST", "/token?grant_type=password", { body: { email, password } });
});
