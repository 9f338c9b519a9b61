import { describe, expect, it } from "vitest";
import { places } from "./databases.fixture.ts";
import { authIn } from "./fixture.ts";

const day = 86_400;

describe.each(places)("clean-up on %s", (_, make) => {
  const server = authIn(make, { inactivitySeconds: 90 * day, unconfirmedSeconds: 30 * day });

  it("deletes sessions after three months, and unconfirmed accounts after one", async () => {
    const used = await server.person("used@example.com");
    const idle = await server.signIn(used);
    const kept = await server.signIn(used);
    await server.person("never@example.com", { email_confirmed_at: null });
    await server.person("invited@example.com", { email_confirmed_at: null, invited_at: server.state.at });

    server.pass(29 * day);
    await server.auth.sweep();
    expect(await addresses()).toEqual(["invited@example.com", "never@example.com", "used@example.com"]);

    server.pass(2 * day);
    await server.auth.sweep();
    expect(await addresses()).toEqual(["invited@example.com", "used@example.com"]);

    const again = await refresh(kept.refresh_token);
    expect(again.status).toBe(200);
    server.pass(60 * day);
    await server.auth.sweep();
    expect(await server.db.selectFrom("auth_sessions").select("id").execute()).toHaveLength(1);
    expect((await refresh(idle.refresh_token)).status).toBe(400);
    expect((await refresh(again.body.refresh_token)).status).toBe(200);
  });

  const refresh = (token: string) =>
    server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } });
  const addresses = async () => {
    const rows = await server.db.selectFrom("auth_users").select("email").orderBy("email").execute();
    return rows.map(({ email }) => email);
  };
});
