import { describe, expect, it } from "vitest";
import { places } from "../databases.fixture.ts";
import { authIn } from "../fixture.ts";
import { hashPassword } from "../passwords.ts";

const old = "correct horse";

describe.each(places)("a password changed by a parallel request, on %s", (_, make) => {
  const auth = authIn(make);
  const { call } = auth;
  const service = "a-service-key-of-the-tests";
  const person = async () =>
    auth.person("person@example.com", { password_hash: await hashPassword(auth.context.config, old) });
  const signIn = () =>
    call("POST", "/token?grant_type=password", { body: { email: "person@example.com", password: old } });
  const reset = (id: string) =>
    call("PUT", `/admin/users/${id}`, { token: service, body: { password: "battery staple" } });
  const sessions = () => auth.db.selectFrom("auth_sessions").selectAll().execute();

  it("opens no session", async () => {
    const { id } = await person();
    const [changed] = await Promise.all([reset(id), ...Array.from({ length: 12 }, signIn)]);
    // A session from before the change must not survive. Some sign-ins may succeed, depending on the order of arrival, but their sessions
    // must end.
    expect([changed?.status, await sessions()]).toEqual([200, []]);
    expect((await signIn()).body.code).toBe("invalid_credentials");
  });

  it("cannot be changed by a session that has ended", async () => {
    const user = await person();
    const { access_token: token } = await auth.signIn(user);
    const change = () => call("PUT", "/user", { token, body: { password: "a thief's own" } });
    const meanwhile = async () => (await call("GET", "/user", { token })) && reset(user.id);
    const answers = await Promise.all([meanwhile(), ...Array.from({ length: 6 }, change)]);
    const body = { email: "person@example.com", password: "battery staple" };
    expect(answers[0]?.status).toBe(200);
    expect((await call("POST", "/token?grant_type=password", { body })).status).toBe(200);
  });
});
