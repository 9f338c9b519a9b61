import { hash } from "bcryptjs";
import { describe, expect, it } from "vitest";
import { places } from "../databases.fixture.ts";
import { externalUrl, type Json } from "../fixture.ts";
import { adminIn, password, unknownUserId } from "./fixture.ts";

describe.each(places)("users as an administrator manages them, on %s", (_, make) => {
  const { server, call, state, ask, create, change, link, signIn, open } = adminIn(make);

  it("creates a user who can sign in at once", async () => {
    const { status, body } = await create({
      email: "New@Example.com",
      password,
      email_confirm: true,
      user_metadata: { name: "New" },
      app_metadata: { role: "agent" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: "new@example.com",
      role: "authenticated",
      email_confirmed_at: expect.any(String),
      user_metadata: { name: "New", email_verified: true },
      app_metadata: { role: "agent", provider: "email", providers: ["email"] },
      identities: [{ provider: "email", identity_data: { email: "new@example.com", email_verified: true } }],
    });
    expect(JSON.stringify(body)).not.toContain("argon2");
    expect((await signIn("new@example.com")).body.user.app_metadata.role).toBe("agent");
    expect(state.sent).toEqual([]);
  });

  it("imports a user with id and password hash", async () => {
    const id = "11111111-2222-4333-8444-555555555555";
    const made = await create({
      id,
      email: "old@example.com",
      email_confirm: true,
      password_hash: await hash(password, 4),
    });
    expect(made.body.id).toBe(id);
    expect((await signIn("old@example.com")).status).toBe(200);
  });

  it.each([
    [{}, 400, "validation_failed"],
    [{ email: "nothing" }, 400, "validation_failed"],
    [{ phone: "12" }, 400, "validation_failed"],
    [{ email: "a@example.com", password: "x".repeat(73) }, 400, "validation_failed"],
    [{ email: "a@example.com", password_hash: "plain" }, 400, "validation_failed"],
    [{ email: "a@example.com", password, password_hash: "both" }, 400, "validation_failed"],
    [{ email: "a@example.com", id: "1" }, 400, "validation_failed"],
    [{ email: "a@example.com", role: "Root; drop" }, 400, "validation_failed"],
    [{ email: "a@example.com", ban_duration: "long" }, 400, "validation_failed"],
    [{ email: "Person@example.com" }, 422, "email_exists"],
    [{ email: "a@example.com", phone: "+971500000001" }, 422, "phone_exists"],
    [{ email: 5 }, 400, "bad_json"],
  ])("does not create %j", async (body, status, code) => {
    await server.person("person@example.com", { phone: "971500000001" });
    expect(await create(body)).toMatchObject({ status, body: { code } });
  });

  it("of parallel requests with one address creates one user", async () => {
    const all = await Promise.all([1, 2, 3].map(() => create({ email: "a@example.com" })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it("lists users in pages, newest first", async () => {
    for (const n of [1, 2, 3]) await server.person(`p${n}@example.com`);
    const first = await ask("GET", "/admin/users?page=1&per_page=2");
    expect(first.body.users.map(({ email }: Json) => email)).toEqual(["p3@example.com", "p2@example.com"]);
    expect(first.body.users[0].identities).toMatchObject([{ identity_data: { email: "p3@example.com" } }]);
    expect(first.body.aud).toBe("authenticated");
    expect(first.headers.get("x-total-count")).toBe("3");
    expect(first.headers.get("link")).toBe(
      `<${externalUrl}/admin/users?page=2&per_page=2>; rel="next", <${externalUrl}/admin/users?page=2&per_page=2>; rel="last"`,
    );
    const second = await ask("GET", "/admin/users?page=2&per_page=2");
    expect(second.body.users.map(({ email }: Json) => email)).toEqual(["p1@example.com"]);
    expect(second.headers.get("link")).not.toContain("next");
    for (const query of ["page=-1", "page=a", "per_page=1.5"])
      expect((await ask("GET", `/admin/users?${query}`)).body.code).toBe("validation_failed");
  });

  it("shows one user, or answers 404", async () => {
    const person = await server.person();
    expect((await ask("GET", `/admin/users/${person.id}`)).body.email).toBe("person@example.com");
    for (const id of [unknownUserId, "none"])
      expect(await ask("GET", `/admin/users/${id}`)).toMatchObject({
        status: 404,
        body: { code: "user_not_found" },
      });
  });

  it("merges user metadata; null removes a key", async () => {
    const { body: made } = await create({
      email: "a@example.com",
      app_metadata: { role: "agent", team: 1 },
      user_metadata: { a: 1, b: 2 },
    });
    const { body } = await change(made.id, { app_metadata: { role: "owner", team: null }, user_metadata: { a: null } });
    expect(body.app_metadata).toEqual({ role: "owner", provider: "email", providers: ["email"] });
    expect(body.user_metadata).toEqual({ b: 2 });
  });

  it("only administrators write app_metadata", async () => {
    const { access_token } = await server.signIn(await server.person());
    const mine = { token: access_token, body: { app_metadata: { role: "owner" } } };
    expect(await call("PUT", "/user", mine)).toMatchObject({ status: 403, body: { code: "not_admin" } });
    const sneaky = await call("POST", "/signup", {
      body: {
        email: "b@example.com",
        password,
        app_metadata: { role: "owner" },
        data: { app_metadata: { role: "owner" } },
      },
    });
    expect(sneaky.body.app_metadata.role).toBeUndefined();
  });

  it("a new password ends all sessions of the user", async () => {
    const person = await server.person();
    const { access_token } = await server.signIn(person);
    expect((await change(person.id, { password })).status).toBe(200);
    expect((await call("GET", "/user", { token: access_token })).body.code).toBe("session_not_found");
    expect((await signIn("person@example.com")).status).toBe(200);
    await change(person.id, { password: "three quiet courtyards" });
    // A banned person gets no mail about a changed password.
    await change(person.id, { password: "four quiet courtyards", ban_duration: "24h" });
    expect(state.sent.map(({ kind }) => kind)).toEqual(["password_changed"]);
  });

  it("bans a user for a time, and lifts the ban", async () => {
    const person = await server.person();
    const { access_token, refresh_token } = await server.signIn(person);
    const refresh = () => call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });
    expect((await change(person.id, { ban_duration: "1h30m" })).body.banned_until).toEqual(expect.any(String));
    expect((await call("GET", "/user", { token: access_token })).body.code).toBe("user_banned");
    expect((await refresh()).body.code).toBe("user_banned");
    server.pass(90 * 60);
    expect((await refresh()).status).toBe(200);
    await change(person.id, { ban_duration: "24h" });
    expect((await change(person.id, { ban_duration: "none" })).body.banned_until).toBeUndefined();
    expect((await refresh()).status).toBe(200);
  });

  it("changes an address without a mail, and voids links sent to the old one", async () => {
    const person = await server.person();
    await server.person("taken@example.com");
    const { body: old } = await link({ type: "recovery", email: "person@example.com" });
    expect((await change(person.id, { email: "taken@example.com" })).body.code).toBe("email_exists");
    const { body } = await change(person.id, { email: "Next@example.com", email_confirm: true });
    expect(body).toMatchObject({
      email: "next@example.com",
      identities: [{ identity_data: { email: "next@example.com" } }],
    });
    expect((await open(old.hashed_token, "recovery")).body.code).toBe("otp_expired");
    expect(state.sent).toEqual([]);
  });

  it("confirms an address", async () => {
    const person = await server.person("person@example.com", { email_confirmed_at: null });
    const { body } = await change(person.id, { email_confirm: true });
    expect(body).toMatchObject({
      email_confirmed_at: expect.any(String),
      identities: [{ identity_data: { email_verified: true } }],
    });
  });

  it("deletes a user with all sessions, identities and factors", async () => {
    const person = await server.person();
    const { access_token } = await server.signIn(person);
    expect(await ask("DELETE", `/admin/users/${person.id}`)).toMatchObject({ status: 200, body: {} });
    expect((await call("GET", "/user", { token: access_token })).body.code).toBe("user_not_found");
    for (const table of ["auth_sessions", "auth_identities", "auth_amr"] as const)
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await ask("DELETE", `/admin/users/${person.id}`)).status).toBe(404);
  });

  it("a soft delete keeps only the id", async () => {
    const person = await server.person();
    await ask("DELETE", `/admin/users/${person.id}`, { should_soft_delete: true });
    const { body } = await ask("GET", `/admin/users/${person.id}`);
    expect(body).toMatchObject({
      id: person.id,
      email: "",
      identities: [],
      user_metadata: {},
      deleted_at: expect.any(String),
    });
    expect((await create({ email: "person@example.com" })).status).toBe(200);
  });

  it("shows and removes second factors", async () => {
    const person = await server.person();
    const { access_token } = await server.signIn(person);
    const { body: factor } = await call("POST", "/factors", { token: access_token, body: { factor_type: "totp" } });
    const path = `/admin/users/${person.id}/factors`;
    expect((await ask("GET", path)).body).toMatchObject([{ id: factor.id, factor_type: "totp", status: "unverified" }]);
    expect((await ask("DELETE", `${path}/${unknownUserId}`)).body.code).toBe("mfa_factor_not_found");
    expect((await ask("DELETE", `${path}/${factor.id}`)).body.id).toBe(factor.id);
    expect((await ask("GET", path)).body).toEqual([]);
  });
});
