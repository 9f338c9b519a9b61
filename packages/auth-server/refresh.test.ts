import { describe, expect, it } from "vitest";
import { places } from "./databases.fixture.ts";
import { authIn } from "./fixture.ts";
import { readRefreshToken, refreshToken } from "./refresh-token.ts";
import { raiseSession } from "./sessions.ts";

describe.each(places)("refreshing on %s", (_, make) => {
  const auth = authIn(make);
  const refresh = (refresh_token: string) =>
    auth.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });
  const start = async (): Promise<string> => (await auth.signIn(await auth.person())).refresh_token;
  const next = async (token: string): Promise<string> => (await refresh(token)).body.refresh_token;

  it("gives ten parallel refreshes the same new token", async () => {
    const token = await start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it("answers the previous token with the current one, at any time", async () => {
    const first = await start();
    const second = await next(first);
    auth.pass(86_400);
    expect(await next(first)).toBe(second);
    expect(await next(second)).not.toBe(second);
  });

  it("reuse of an old token ends all its successors, with an entry in audit and log", async () => {
    const first = await start();
    const second = await next(first);
    const third = await next(second);
    auth.pass(11);
    expect((await refresh(first)).body.code).toBe("refresh_token_already_used");
    for (const token of [third, second, first])
      expect((await refresh(token)).body.code).toBe("refresh_token_not_found");
    const actions = await auth.db.selectFrom("auth_audit").select("action").orderBy("at").execute();
    expect(actions.at(-1)).toEqual({ action: "refresh_reused" });
    expect(auth.state.logged).toContainEqual({ level: "warn", event: "auth-refresh-reused" });
  });

  it("accepts an old token within ten seconds, as from a parallel tab", async () => {
    const first = await start();
    const third = await next(await next(first));
    auth.pass(9);
    expect(await next(first)).toBe(third);
  });

  it("a refresh token from before the second factor never yields aal2", async () => {
    const user = await auth.person();
    const { refresh_token } = await auth.signIn(user);
    const first = await next(refresh_token);
    const session = await auth.db.selectFrom("auth_sessions").selectAll().executeTakeFirstOrThrow();
    await raiseSession(auth.db, session, "totp", "factor", auth.state.at);
    expect((await refresh(first)).body.code).toBe("refresh_token_already_used");
  });

  it.each(["", "elevenchars", "AAAAAAAAAAAA", "------------", "0000000000000"])(
    "takes %j for no token",
    async (token) => {
      expect((await refresh(token)).body).toEqual({
        code: "validation_failed",
        message: "Refresh token is not valid",
      });
    },
  );

  it("refuses a token made with another key or with a future counter", async () => {
    const { sessionId = "" } = readRefreshToken(auth.state.config, await start()) ?? {};
    const foreign = refreshToken({ ...auth.state.config, masterKey: new Uint8Array(32) }, sessionId, 0);
    expect((await refresh(foreign)).body.code).toBe("refresh_token_not_found");
    expect((await refresh(refreshToken(auth.state.config, sessionId, 5))).body.code).toBe("validation_failed");
  });

  it("a session ends after the configured time", async () => {
    const token = await start();
    auth.state.config.inactivitySeconds = 3600;
    auth.pass(3599);
    const second = await next(token);
    auth.pass(3601);
    expect((await refresh(second)).body.message).toBe("Invalid Refresh Token: Session Expired (Inactivity)");
    Object.assign(auth.state.config, { inactivitySeconds: null, timeboxSeconds: 7000 });
    expect((await refresh(second)).body.message).toBe("Invalid Refresh Token: Session Expired");
  });

  it("tokens survive a restart", async () => {
    const user = await auth.person();
    const { access_token: token, refresh_token } = await auth.signIn(user);
    auth.restart();
    expect((await auth.call("GET", "/user", { token })).status).toBe(200);
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  it("refuses a banned person", async () => {
    const token = await start();
    await auth.db
      .updateTable("auth_users")
      .set({ banned_until: auth.state.at + 1000 })
      .execute();
    expect((await refresh(token)).body.code).toBe("user_banned");
  });
});
