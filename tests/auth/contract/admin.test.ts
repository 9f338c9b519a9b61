import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { expectRefused, redirectOf } from "../support/expect.ts";
import {
  claimsOf,
  newAddress,
  newPassword,
  newPerson,
  newUser,
  signedIn,
  signIn,
  tokensOf,
} from "../support/people.ts";
import { linkPath } from "../support/pkce.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Administration", (test) => {
  test("(67) is for the service key only", async (auth) => {
    const { access: token, id } = await newPerson(auth);
    const owner = await newPerson(auth, { app_metadata: { role: "owner" } });
    const calls = (how: { token?: string }) => [
      auth.get("/admin/users", how),
      auth.post("/admin/users", { email: newAddress() }, how),
      auth.get(`/admin/users/${id}`, how),
      auth.put(`/admin/users/${id}`, { app_metadata: { role: "owner" } }, how),
      auth.delete(`/admin/users/${id}`, {}, how),
      auth.get(`/admin/users/${id}/factors`, how),
      auth.post("/admin/generate_link", { type: "magiclink", email: newAddress() }, how),
      auth.post("/invite", { email: newAddress() }, how),
    ];
    for (const bearer of [token, owner.access]) {
      for (const answer of await Promise.all(calls({ token: bearer }))) expectRefused(answer, 403, "not_admin");
    }
    for (const how of [
      {},
      { token: auth.anonKey },
      { token: `${auth.admin.token}x` },
      { token: auth.admin.token.slice(0, -1) },
    ]) {
      for (const { status, text } of await Promise.all(calls(how))) expect([401, 403], text).toContain(status);
    }
    expect((await auth.get(`/admin/users/${id}`, auth.admin)).body.app_metadata).not.toHaveProperty("role");
  });

  test("(67) a user's token with the role service_role is accepted as long as its session lasts", async (auth) => {
    const user = await newUser(auth, { role: "service_role" });
    const { access: token } = await signedIn(auth, user);
    if (claimsOf(token).role !== "service_role") return;
    expect((await auth.get("/admin/users", { token })).status).toBe(200);
    await auth.post("/logout", undefined, { token });
    expect((await auth.get("/admin/users", { token })).status).toBe(403);
  });

  test("users are made, read, listed, changed and deleted", async (auth) => {
    const email = newAddress();
    const made = await auth.post(
      "/admin/users",
      {
        email: email.toUpperCase(),
        password: newPassword(),
        email_confirm: true,
        user_metadata: { name: "Sara" },
        app_metadata: { role: "agent" },
      },
      auth.admin,
    );
    expect(made.status, made.text).toBe(200);
    const { id } = made.body;
    expect(made.body).toMatchObject({
      email,
      user_metadata: { name: "Sara" },
      app_metadata: { role: "agent", provider: "email", providers: ["email"] },
    });
    expectRefused(await auth.post("/admin/users", { email }, auth.admin), 422, "email_exists");
    expect((await auth.get(`/admin/users/${id}`, auth.admin)).body.id).toBe(id);
    const password = newPassword();
    const changed = await auth.put(`/admin/users/${id}`, { password, app_metadata: { role: "owner" } }, auth.admin);
    expect(changed.body.app_metadata).toMatchObject({ role: "owner", provider: "email" });
    tokensOf(await signIn(auth, { email, password }));
    const gone = await auth.delete(`/admin/users/${id}`, {}, auth.admin);
    expect([gone.status, gone.body]).toEqual([200, {}]);
    expectRefused(await auth.get(`/admin/users/${id}`, auth.admin), 404, "user_not_found");
    expectRefused(await signIn(auth, { email, password }), 400, "invalid_credentials");
  });

  test("an administrator's new password ends every session", async (auth) => {
    const person = await newPerson(auth);
    await auth.put(`/admin/users/${person.id}`, { password: newPassword() }, auth.admin);
    expectRefused(await auth.get("/user", { token: person.access }), 403, "session_not_found");
  });

  test("a password with an imported bcrypt hash signs in", async (auth) => {
    const password_hash = await bcryptOf("correct horse battery");
    const { email } = await newUser(auth, { password: undefined, password_hash });
    for (let time = 0; time < 2; time++) tokensOf(await signIn(auth, { email, password: "correct horse battery" }));
    expectRefused(await signIn(auth, { email, password: "correct horse batterz" }), 400, "invalid_credentials");
  });

  test("an administrator may set a weak password, but not one that is too long", async (auth) => {
    const { email } = await newUser(auth, { password: "12345" });
    tokensOf(await signIn(auth, { email, password: "12345" }));
    const long = { email: newAddress(), password: "x".repeat(73) };
    expectRefused(await auth.post("/admin/users", long, auth.admin), 400, "validation_failed");
  });

  test("a ban is a valid RFC 3339 date, or refused", async (auth) => {
    const { id } = await newUser(auth);
    const banned = (ban_duration: string) => auth.put(`/admin/users/${id}`, { ban_duration }, auth.admin);
    for (const typed of ["99999999999h", "2562048h", "1 day", "h", "1.2.3h", ""]) {
      if (typed) expectRefused(await banned(typed), 400, "validation_failed");
    }
    for (const typed of ["2562047h", "1h30m", "1.5h", "876000h"])
      expect((await banned(typed)).body.banned_until, typed).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect((await banned("none")).body).not.toHaveProperty("banned_until");
  });

  test("a generated sign-up link adds no metadata", async (auth) => {
    const linkRequest = { type: "signup", email: newAddress(), password: newPassword(), data: { status: "alpha" } };
    const { body, status, text } = await auth.post("/admin/generate_link", linkRequest, auth.admin);
    expect(status, text).toBe(200);
    expect(body.user_metadata).toEqual({ status: "alpha" });
    const { body: session } = await auth.post("/verify", { type: "signup", token_hash: body.hashed_token });
    expect(session.user.user_metadata).toEqual({ status: "alpha", email_verified: true });
  });

  test("unknown and malformed ids are not found, odd pages are refused", async (auth) => {
    for (const id of [randomUUID(), "not-a-uuid", "%00", "..%2Fusers"])
      expectRefused(await auth.get(`/admin/users/${id}`, auth.admin), 404, "user_not_found");
    for (const query of ["page=-1", "page=abc", "per_page=-1", "per_page=1.5", "page=1e99"])
      expectRefused(await auth.get(`/admin/users?${query}`, auth.admin), 400, "validation_failed");
  });

  test(
    "the list has pages, newest first, with the total",
    async (auth) => {
      const ids: string[] = [];
      for (let made = 0; made < 3; made++) {
        ids.push((await newUser(auth)).id);
        auth.advance(10);
      }
      const page = await auth.get("/admin/users?page=1&per_page=2", auth.admin);
      expect(page.body).toMatchObject({ aud: "authenticated", users: [{ id: ids[2] }, { id: ids[1] }] });
      expect(Number(page.headers.get("x-total-count"))).toBeGreaterThanOrEqual(3);
      expect(page.headers.get("link")).toMatch(/page=2.*rel="next"/);
      expect((await auth.get("/admin/users?page=2&per_page=2", auth.admin)).body.users[0].id).toBe(ids[0]);
    },
    "clock",
  );

  test("a link is made without a mail, and works", async (auth) => {
    const { email, id } = await newUser(auth);
    for (const type of ["magiclink", "recovery"]) {
      const { status, body, text } = await auth.post(
        "/admin/generate_link",
        { type, email, redirect_to: `${auth.siteUrl}/in` },
        auth.admin,
      );
      expect(status, text).toBe(200);
      expect(body).toMatchObject({
        id,
        email,
        verification_type: type,
        redirect_to: `${auth.siteUrl}/in`,
        email_otp: expect.stringMatching(/^\d{6,10}$/),
      });
      expect(body.action_link).toMatch(new RegExp(`^${auth.url}/verify\\?`));
      const link = { token: body.hashed_token, type, redirectTo: body.redirect_to };
      expect(redirectOf(await auth.get(linkPath(link))).fragment.get("access_token")).toBeTruthy();
    }
    const fresh = await auth.post(
      "/admin/generate_link",
      { type: "signup", email: newAddress(), password: newPassword() },
      auth.admin,
    );
    const { body } = await auth.post("/verify", { type: "signup", token_hash: fresh.body.hashed_token });
    expect(body.user.id).toBe(fresh.body.id);
  });

  test("a factor is shown and removed by the service key", async (auth) => {
    const person = await newPerson(auth);
    const { body: factor } = await auth.post("/factors", { factor_type: "totp" }, { token: person.access });
    const path = `/admin/users/${person.id}/factors`;
    expect((await auth.get(path, auth.admin)).body).toMatchObject([{ id: factor.id, status: "unverified" }]);
    expect((await auth.delete(`${path}/${factor.id}`, undefined, auth.admin)).body).toMatchObject({ id: factor.id });
    expect((await auth.get(path, auth.admin)).body).toEqual([]);
    expect((await auth.delete(`${path}/${factor.id}`, undefined, auth.admin)).status).toBe(404);
  });
});

async function bcryptOf(password: string): Promise<string> {
  const { hash } = await import("bcryptjs");
  return hash(password, 4);
}
