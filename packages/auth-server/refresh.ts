import { audit } from "./audit.ts";
import type { AuthConfig } from "./config.ts";
import type { Context, Db, Session } from "./context.ts";
import { forUpdate } from "./database.ts";
import { AuthError, invalid } from "./errors.ts";
import { readRefreshToken } from "./refresh-token.ts";
import { amrOf, answerOf, type Device, type SessionAnswer } from "./sessions.ts";
import { isBanned, userById } from "./users.ts";

const refused = (code: string, why: string) => new AuthError(400, code, `Invalid Refresh Token: ${why}`);
const unknown = () => refused("refresh_token_not_found", "Refresh Token Not Found");

/** Handles the grant type refresh_token. */
export async function refresh(context: Context, token: string, device: Device): Promise<SessionAnswer> {
  const read = readRefreshToken(context.config, token);
  if (!read) throw invalid("Refresh token is not valid");
  if (!read.genuine) throw unknown();
  const { sessionId, counter } = read;
  // A refusal is returned instead of thrown, because the deletions in this transaction must be committed.
  const outcome = await context.db.transaction().execute(async (transaction) => {
    const session = await rotate(transaction, context, sessionId, counter, device);
    return session instanceof AuthError ? session : { session, amr: await amrOf(transaction, sessionId) };
  });
  if (outcome instanceof AuthError) throw outcome;
  // The answer shows the session as it was when this token was issued. A second factor that was given a moment later does not belong to
  // this token.
  return answerOf(context, outcome.session, outcome.amr);
}

async function rotate(
  db: Db,
  context: Context,
  sessionId: string,
  counter: number,
  device: Device,
): Promise<Session | AuthError> {
  const { config, log } = context;
  const now = context.now();
  const session = await forUpdate(
    db,
    db.selectFrom("auth_sessions").selectAll().where("id", "=", sessionId),
  ).executeTakeFirst();
  const user = session && (await userById(db, session.user_id));
  if (!session || !user) return unknown();
  if (isBanned(user, now)) return refused("user_banned", "User Banned");
  const over = expiry(config, session, now);
  if (over) return over;
  const age = session.counter - counter;
  if (age < 0) return invalid("Refresh token is not valid");
  // A client that sends the previous token missed the answer with the current one. Older tokens are accepted for a few seconds
  // (`reuseSeconds`), for parallel tabs.
  if (age === 1 || (age > 1 && isParallel(config, session, now))) return session;
  if (age > 1) {
    await db.deleteFrom("auth_sessions").where("id", "=", sessionId).execute();
    await audit(db, now, "refresh_reused", { userId: user.id, sessionId });
    log({ level: "warn", event: "auth-refresh-reused" });
    return refused("refresh_token_already_used", "Already Used");
  }
  return db
    .updateTable("auth_sessions")
    .set({ counter: counter + 1, rotated_at: now, refreshed_at: now, ip: device.ip, user_agent: device.userAgent })
    .where("id", "=", sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const isParallel = ({ reuseSeconds }: AuthConfig, { rotated_at: at }: Session, now: number): boolean =>
  at !== null && now - at < reuseSeconds * 1000;

function expiry(config: AuthConfig, session: Session, now: number): AuthError | undefined {
  const { timeboxSeconds: timebox, inactivitySeconds: inactivity } = config;
  const idleSince = session.refreshed_at ?? session.created_at;
  if (inactivity !== null && now - idleSince > inactivity * 1000)
    return refused("session_expired", "Session Expired (Inactivity)");
  const end = Math.min(
    session.not_after ?? Number.POSITIVE_INFINITY,
    timebox === null ? Number.POSITIVE_INFINITY : session.created_at + timebox * 1000,
  );
  return now > end ? refused("session_expired", "Session Expired") : undefined;
}
