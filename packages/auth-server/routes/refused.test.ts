import { describe, expect, it } from "vitest";
import { defaultLimits } from "../config.ts";
import { places } from "../databases.fixture.ts";
import { factorsIn } from "../mfa/fixture.ts";

const email = "amna@example.com";

describe.each(places)("a refused sign-in, on %s", (_, make) => {
  const { server, call, state, enrol, ask, answer, raised } = factorsIn(make);
  const signIn = (password: string, address = email) =>
    call("POST", "/token?grant_type=password", { body: { email: address, password } });
  const noted = () =>
    server.db.selectFrom("auth_audit").selectAll().where("action", "=", "sign_in_refused").orderBy("at").execute();

  it("is logged under the account if there is one, never with the typed values", async () => {
    const { id } = await server.person(email);
    expect((await signIn("a wrong password")).status).toBe(400);
    expect((await signIn("a wrong password", "nobody@example.com")).status).toBe(400);
    const rows = await noted();
    expect(rows.map(({ user_id, data }) => [user_id, data])).toEqual([
      [id, '{"method":"password"}'],
      [null, '{"method":"password"}'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/wrong|example\.com/);
  });

  it("is logged at the second factor, but not during enrolment", async () => {
    const { person, id } = await raised(email);
    const { access_token: token } = await server.signIn(person);
    expect((await answer(token, id, await ask(token, id), "12345")).status).toBe(422);
    const { access_token: other } = await server.signIn(await server.person("omar@example.com"));
    const { body: fresh } = await enrol(other);
    expect((await answer(other, fresh.id, await ask(other, fresh.id), "12345")).status).toBe(422);
    expect((await noted()).map(({ user_id, data }) => [user_id, data])).toEqual([[person.id, '{"method":"totp"}']]);
  });

  it("is logged once when the attempts are used up", async () => {
    state.config.limits = { ...defaultLimits, token: { burst: 500, every: 1 } };
    await server.person(email);
    for (let n = 0; n < defaultLimits.passwordTries.burst + 5; n += 1) await signIn("a wrong password");
    expect(state.logged).toEqual([{ level: "warn", event: "auth-tries-out", code: "passwordTries" }]);
    expect(await noted()).toHaveLength(defaultLimits.passwordTries.burst);
  });
});
