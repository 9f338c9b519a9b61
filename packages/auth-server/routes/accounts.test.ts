import { hash } from "bcryptjs";
import { expect, it } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import { authIn } from "../fixture.ts";

const password = "correct horse";

describeAlike("accounts on %s", (_, make) => {
  const auth = authIn(make);
  const { call, state } = auth;
  const last = () => state.sent.at(-1) ?? { kind: "none", code: "", tokenHash: "", link: "" };
  const signUp = (email = "new@example.com", data = {}) => call("POST", "/signup", { body: { email, password, data } });
  const signIn = (email = "new@example.com", word = password) =>
    call("POST", "/token?grant_type=password", { body: { email, password: word } });
  const withPassword = async (email = "new@example.com") => {
    await signUp(email);
    const { code } = last();
    return (await call("POST", "/verify", { body: { type: "signup", email, token: code } })).body;
  };
  const getLink = (link = "") => call("GET", link.slice(link.indexOf("/verify")));

  it("sign in only after the address is confirmed", async () => {
    const made = await signUp("New@Example.com", { name: "N", email: "forged@example.com" });
    expect(made.status).toBe(200);
    expect(made.body.access_token).toBeUndefined();
    expect(made.body.identities).toHaveLength(1);
    expect(made.body.user_metadata).toMatchObject({ name: "N", email: "new@example.com", email_verified: false });
    expect((await signIn()).body.code).toBe("email_not_confirmed");
    const entered = await call("POST", "/verify", {
      body: { type: "signup", email: "NEW@example.com", token: last().code },
    });
    expect(entered.body.user).toMatchObject({
      user_metadata: { email_verified: true },
      app_metadata: { provider: "email" },
    });
    expect(entered.body.user.identities[0].identity_data.email_verified).toBe(true);
    expect((await signIn()).body.refresh_token).toBeTruthy();
  });

  it("a sign-up with a known address reveals nothing about the person", async () => {
    const first = await withPassword();
    const again = await signUp("new@example.com", { name: "Other" });
    expect(again.status).toBe(200);
    expect(again.body.id).not.toBe(first.user.id);
    expect(again.body).toMatchObject({ identities: [], role: "", user_metadata: { name: "Other" } });
    expect(state.sent).toHaveLength(1);
  });

  it("mails pause for a minute, for known and unknown addresses alike", async () => {
    await withPassword();
    for (const path of ["/recover", "/otp", "/resend"])
      for (const email of ["new@example.com", "nobody@example.com"]) {
        const body = { email, type: "signup" };
        const answers = [await call("POST", path, { body }), await call("POST", path, { body })];
        expect(answers.map(({ status }) => status)).toEqual([200, 429]);
        expect(answers[0]?.text).toBe("{}");
        auth.pass(60);
        expect((await call("POST", path, { body })).status).toBe(200);
        auth.pass(60);
      }
  });

  it("the same answer for a wrong password, an unknown address and an account without password", async () => {
    await withPassword();
    await auth.person("link@example.com");
    const texts = await Promise.all(
      [signIn("new@example.com", "wrong"), signIn("nobody@example.com"), signIn("link@example.com")].map(
        async (one) => (await one).text,
      ),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it("imported bcrypt hashes are replaced by argon2id at sign-in", async () => {
    const person = await auth.person("old@example.com", { password_hash: await hash(password, 4) });
    expect((await signIn("old@example.com")).status).toBe(200);
    const row = await auth.db
      .selectFrom("auth_users")
      .select("password_hash")
      .where("id", "=", person.id)
      .executeTakeFirst();
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect((await signIn("old@example.com")).status).toBe(200);
  });

  it("a code or link works once, also for parallel requests", async () => {
    await signUp();
    const { code, tokenHash } = last();
    const tries = [
      ...Array.from({ length: 4 }, () => ({ type: "email", email: "new@example.com", token: code })),
      ...Array.from({ length: 4 }, () => ({ type: "email", token_hash: tokenHash })),
    ];
    const answers = await Promise.all(tries.map((body) => call("POST", "/verify", { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
  });

  it("after five wrong codes the right one is refused too", async () => {
    await signUp();
    const { code, link } = last();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let i = 0; i < 5; i += 1) {
      const answer = await call("POST", "/verify", {
        body: { type: "signup", email: "new@example.com", token: wrong },
      });
      expect(answer.body.code).toBe("otp_expired");
    }
    const right = await call("POST", "/verify", { body: { type: "signup", email: "new@example.com", token: code } });
    expect(right.status).toBe(403);
    expect((await getLink(link)).location).toContain("access_token=");
  });

  it("an address changes once both the old and the new one confirmed", async () => {
    const { access_token: token, user } = await withPassword();
    const answer = await call("PUT", "/user", { token, body: { email: "Next@example.com" } });
    expect(answer.body).toMatchObject({ email: "new@example.com", new_email: "next@example.com" });
    const [current, next] = state.sent.slice(-2);
    expect([current?.to, next?.to]).toEqual(["new@example.com", "next@example.com"]);
    expect(next?.account, "whose it would be").toBe("new@example.com");
    const half = await call("POST", "/verify", { body: { type: "email_change", token_hash: next?.tokenHash } });
    expect(half.body).toMatchObject({ code: "200" });
    const twice = await call("POST", "/verify", { body: { type: "email_change", token_hash: next?.tokenHash } });
    expect(twice.status).toBe(403);
    const done = await call("POST", "/verify", {
      body: { type: "email_change", email: "new@example.com", token: current?.code },
    });
    expect(done.body.user).toMatchObject({ id: user.id, email: "next@example.com" });
    expect(done.body.user.identities[0].email).toBe("next@example.com");
    expect(done.body.user.new_email).toBeUndefined();
  });

  it("a new password ends other sessions, voids pending links and is reported by mail", async () => {
    const { access_token: token, refresh_token } = await withPassword();
    const other = (await signIn()).body;
    await call("POST", "/recover", { body: { email: "new@example.com" } });
    const { link } = last();
    expect((await call("PUT", "/user", { token, body: { password } })).body.code).toBe("same_password");
    expect((await call("PUT", "/user", { token, body: { password: "short" } })).body.weak_password).toEqual({
      reasons: ["length"],
    });
    expect((await call("PUT", "/user", { token, body: { password: "x".repeat(73) } })).status).toBe(400);
    expect((await call("PUT", "/user", { token, body: { password: "quite another" } })).status).toBe(200);
    expect(last()).toMatchObject({ kind: "password_changed", to: "new@example.com" });
    expect((await getLink(link)).location).toContain("otp_expired");
    const refresh = (one: string) => call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: one } });
    expect((await refresh(other.refresh_token)).status).toBe(400);
    expect((await refresh(refresh_token)).status).toBe(200);
    expect((await call("GET", "/user", { token: other.access_token })).body.code).toBe("session_not_found");
  });

  it("a day after sign-in a new password needs a mailed code", async () => {
    const { access_token, refresh_token } = await withPassword();
    auth.pass(25 * 3600);
    const { body } = await call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });
    const token = body.access_token;
    expect(access_token).not.toBe(token);
    const change = (nonce?: string) => call("PUT", "/user", { token, body: { password: "quite another", nonce } });
    expect((await change()).body.code).toBe("reauthentication_needed");
    expect((await call("GET", "/reauthenticate", { token })).status).toBe(200);
    const { code = "" } = last();
    expect((await change(code === "000000" ? "000001" : "000000")).body.code).toBe("reauthentication_not_valid");
    expect((await change(code)).status).toBe(200);
  });

  it("user metadata is merged; nobody writes their own app_metadata", async () => {
    const { access_token: token } = await withPassword();
    await call("PUT", "/user", { token, body: { data: { a: 1, b: 2 } } });
    const { body } = await call("PUT", "/user", { token, body: { data: { a: null, c: 3 } } });
    expect(body.user_metadata).toMatchObject({ b: 2, c: 3 });
    expect(body.user_metadata).not.toHaveProperty("a");
    const refused = await call("PUT", "/user", { token, body: { app_metadata: { role: "owner" } } });
    expect(refused.body.code).toBe("not_admin");
  });

  it("a link requested with a PKCE challenge returns a code", async () => {
    await withPassword();
    const body = { email: "new@example.com", code_challenge: "c".repeat(43), code_challenge_method: "plain" };
    await call("POST", "/recover", { body });
    auth.pass(1800);
    const { location } = await getLink(last().link);
    const code = new URL(location ?? "").searchParams.get("code");
    const grant = (code_verifier: string) =>
      call("POST", "/token?grant_type=pkce", { body: { auth_code: code, code_verifier } });
    const entered = await grant("c".repeat(43));
    expect(entered.body.user.email).toBe("new@example.com");
    expect((await grant("c".repeat(43))).body.code).toBe("flow_state_not_found");
  });

  it("the verifier is needed even if the PKCE prefix was cut from the link", async () => {
    await withPassword();
    const body = { email: "new@example.com", code_challenge: "c".repeat(43), code_challenge_method: "plain" };
    await call("POST", "/recover", { body });
    const { location } = await getLink(last().link?.replace("pkce_", ""));
    expect(location).not.toContain("access_token");
    expect(new URL(location ?? "").searchParams.get("code")).toBeTruthy();
  });

  it("a HEAD request does not use up a link", async () => {
    await signUp();
    const path = (last().link ?? "").replace(/^.*\/verify/, "/verify");
    expect((await call("HEAD", path)).status).toBe(200);
    expect((await getLink(path)).location).toContain("access_token=");
  });

  it("a repeated password check is logged under the current session", async () => {
    const { access_token: token, user } = await withPassword();
    const { access_token: foreign } = await auth.signIn(await auth.person("other@example.com"));
    const body = { email: "new@example.com", password };
    const sessionOf = (jwt: string) => JSON.parse(atob(jwt.split(".")[1] ?? "")).session_id;
    const shown = async (bearer: string) => {
      state.at += 1000;
      const { status, body: made } = await call("POST", "/token?grant_type=password", { token: bearer, body });
      expect(status).toBe(200);
      const noted = auth.db.selectFrom("auth_audit").select("session_id").where("user_id", "=", user.id);
      const { session_id } = await noted
        .where("action", "=", "signed_in")
        .orderBy("at", "desc")
        .executeTakeFirstOrThrow();
      return { noted: session_id, own: sessionOf(made.access_token) };
    };
    expect((await shown(token)).noted).toBe(sessionOf(token));
    for (const bearer of [foreign, "anon", `${token}x`]) {
      const { noted, own } = await shown(bearer);
      expect(noted).toBe(own);
    }
  });

  it("sign-out ends exactly the sessions of its scope", async () => {
    const mine = await withPassword();
    const [second, third] = [(await signIn()).body, (await signIn()).body];
    const alive = async () =>
      (await Promise.all([mine, second, third].map(({ access_token: token }) => call("GET", "/user", { token })))).map(
        ({ status }) => status,
      );
    expect((await call("POST", "/logout?scope=all", { token: mine.access_token })).status).toBe(400);
    expect((await call("POST", "/logout?scope=local", { token: third.access_token })).status).toBe(204);
    expect(await alive()).toEqual([200, 200, 403]);
    await call("POST", "/logout?scope=others", { token: mine.access_token });
    expect(await alive()).toEqual([200, 403, 403]);
    await call("POST", "/logout", { token: mine.access_token });
    expect(await alive()).toEqual([403, 403, 403]);
  });
});
