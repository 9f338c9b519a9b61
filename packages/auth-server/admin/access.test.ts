import { SignJWT } from "jose";
import { expect, it } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import { adminIn, password, unknownUserId } from "./fixture.ts";

describeAlike("admin routes on %s", (_, make) => {
  const { server, call, ask, create, change } = adminIn(make);

  const doors: [method: string, path: string][] = [
    ["GET", "/admin/users"],
    ["POST", "/admin/users"],
    ["GET", `/admin/users/${unknownUserId}`],
    ["PUT", `/admin/users/${unknownUserId}`],
    ["DELETE", `/admin/users/${unknownUserId}`],
    ["GET", `/admin/users/${unknownUserId}/factors`],
    ["PUT", `/admin/users/${unknownUserId}/factors/${unknownUserId}`],
    ["GET", "/admin/audit"],
    ["DELETE", `/admin/users/${unknownUserId}/factors/${unknownUserId}`],
    ["GET", `/admin/users/${unknownUserId}/passkeys`],
    ["DELETE", `/admin/users/${unknownUserId}/passkeys/${unknownUserId}`],
    ["POST", "/admin/generate_link"],
    ["POST", "/invite"],
  ];
  it.each(doors)("%s %s needs the service key", async (method, path) => {
    const body = method === "GET" ? undefined : {};
    const { access_token: person } = await server.signIn(await server.person());
    expect(await call(method, path, { body })).toMatchObject({ status: 401, body: { code: "no_authorization" } });
    expect(await call(method, path, { body, token: "guessed" })).toMatchObject({
      status: 403,
      body: { code: "bad_jwt" },
    });
    expect(await call(method, path, { body, token: person })).toMatchObject({
      status: 403,
      body: { code: "not_admin" },
    });
  });

  it("accept the server's own token for five minutes, and no other server's", async () => {
    const own = await server.auth.serviceToken();
    expect((await call("GET", "/admin/users", { token: own })).status).toBe(200);
    const forged = await new SignJWT({ role: "service_role" })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new Uint8Array(32));
    expect((await call("GET", "/admin/users", { token: forged })).body.code).toBe("bad_jwt");
    server.pass(301);
    expect((await call("GET", "/admin/users", { token: own })).body.code).toBe("bad_jwt");
  });

  it("accept a person with the role service_role, as long as the session lasts", async () => {
    const { access_token } = await server.signIn(await server.person("root@example.com", { role: "supabase_admin" }));
    expect((await call("GET", "/admin/users", { token: access_token })).status).toBe(200);
    await call("POST", "/logout", { token: access_token });
    expect((await call("GET", "/admin/users", { token: access_token })).body.code).toBe("session_not_found");
  });

  it("log actions without personal data", async () => {
    const { body } = await create({ email: "a@example.com", password });
    await change(body.id, { password: "another password", app_metadata: { role: "agent" } });
    await ask("DELETE", `/admin/users/${body.id}`);
    const rows = await server.db.selectFrom("auth_audit").selectAll().orderBy("at").execute();
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["user_created", "user_updated", "user_deleted"]),
    );
    expect(JSON.stringify(rows)).not.toMatch(/a@example|another password/);
  });
});
