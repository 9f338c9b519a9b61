import { randomUUID } from "node:crypto";
import { audit } from "./audit.ts";
import type { Context, Db, Session, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { refreshToken } from "./refresh-token.ts";
import { type Amr, accessToken } from "./tokens.ts";
import { userJson } from "./user-json.ts";
import { updateUser, userById } from "./users.ts";

/** The names of sign-in methods in the JWT's claim `amr`. */
export type Method =
  | "password"
  | "otp"
  | "oauth"
  | "totp"
  | "mfa/phone"
  | "passkey"
  | "anonymous"
  | "magiclink"
  | "recovery"
  | "invite"
  | "email/signup"
  | "email_change";

/** The device of a session. The owner of the session can see it. */
export interface Device {
  ip: string;
  userAgent: string;
  /** The caller's present session, if a signed-in person types the password again. The audit log then names this session. */
  askedBy?: string;
}

export const deviceOf = (request: Request, address: string): Device => ({
  ip: address,
  userAgent: (request.headers.get("user-agent") ?? "").slice(0, 300),
});

/**
 * Opens a session. The person's other sessions continue. A passkey counts as two factors, so its session begins at aal2. Call it inside a
 * transaction.
 */
export async function openSession(
  db: Db,
  user: User,
  method: Method,
  device: Device,
  now: number,
  passkeyId: string | null = null,
): Promise<Session> {
  const session: Session = {
    id: randomUUID(),
    user_id: user.id,
    counter: 0,
    aal: passkeyId ? "aal2" : "aal1",
    factor_id: passkeyId,
    user_agent: device.userAgent,
    ip: device.ip,
    created_at: now,
    refreshed_at: null,
    rotated_at: null,
    not_after: null,
  };
  await db.insertInto("auth_sessions").values(session).execute();
  await addMethod(db, session.id, method, now);
  await updateUser(db, user.id, now, { last_sign_in_at: now });
  await audit(db, now, "signed_in", { userId: user.id, sessionId: device.askedBy ?? session.id, data: { method } });
  return session;
}

export async function addMethod(db: Db, sessionId: string, method: Method, now: number): Promise<void> {
  await db
    .insertInto("auth_amr")
    .values({ session_id: sessionId, method, at: now })
    .onConflict((conflict) => conflict.columns(["session_id", "method"]).doUpdateSet({ at: now }))
    .execute();
}

/**
 * Raises a session to aal2 after a second factor, and ends the person's sessions below aal2. The counter grows by two, so that an older
 * refresh token counts as reused. If a passkey opened the session, the session still belongs to that passkey and ends with it.
 */
export async function raiseSession(
  db: Db,
  session: Session,
  method: "totp" | "mfa/phone",
  factorId: string,
  now: number,
): Promise<void> {
  await addMethod(db, session.id, method, now);
  await db
    .updateTable("auth_sessions")
    .set((e) => ({
      aal: "aal2",
      factor_id: e.fn.coalesce(
        e.selectFrom("auth_passkeys").select("id").whereRef("auth_passkeys.id", "=", "auth_sessions.factor_id"),
        e.val(factorId),
      ),
      counter: e("counter", "+", 2),
      refreshed_at: now,
      rotated_at: null,
    }))
    .where("id", "=", session.id)
    .execute();
  await db.deleteFrom("auth_sessions").where("user_id", "=", session.user_id).where("aal", "=", "aal1").execute();
}

/**
 * Lowers the sessions that a factor or a passkey raised, after the factor was removed. The sessions also lose the record that it was used.
 */
export async function lowerSessions(db: Db, factorId: string): Promise<void> {
  const raised = db.selectFrom("auth_sessions").select("id").where("factor_id", "=", factorId);
  await db
    .deleteFrom("auth_amr")
    .where("session_id", "in", raised)
    .where("method", "in", ["totp", "mfa/phone", "passkey"])
    .execute();
  await db
    .updateTable("auth_sessions")
    .set({ aal: "aal1", factor_id: null })
    .where("factor_id", "=", factorId)
    .execute();
}

/** Ends the sessions that a passkey opened. The session `but`, which removes the passkey, continues at aal1. */
export async function endSessionsBy(db: Db, passkeyId: string, but = ""): Promise<void> {
  await db.deleteFrom("auth_sessions").where("factor_id", "=", passkeyId).where("id", "<>", but).execute();
  await lowerSessions(db, passkeyId);
}

/** Ends all sessions of a person, or all except `but`. Also deletes pending codes that would open another session. */
export async function endSessions(db: Db, userId: string, but?: string): Promise<void> {
  const all = db.deleteFrom("auth_sessions").where("user_id", "=", userId);
  await (but ? all.where("id", "<>", but) : all).execute();
  await db
    .deleteFrom("auth_flow_states")
    .where("user_id", "=", userId)
    .where("auth_code_hash", "is not", null)
    .execute();
}

export type ExtraClaims = Record<string, unknown>;

/** The body of the answer to every grant type. */
export interface SessionAnswer extends ExtraClaims {
  access_token: string;
  token_type: string;
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: ExtraClaims;
}

/** Makes the answer with the tokens of a session. Call it outside a transaction, because signing takes time. */
export async function sessionAnswer(
  context: Context,
  sessionId: string,
  extra: ExtraClaims = {},
): Promise<SessionAnswer> {
  const { db } = context;
  const session = await db.selectFrom("auth_sessions").selectAll().where("id", "=", sessionId).executeTakeFirst();
  if (!session) throw ended();
  return answerOf(context, session, await amrOf(db, sessionId), extra);
}

const ended = () => new AuthError(403, "session_not_found", "The session was ended meanwhile");

/** Makes the answer for a given state of the session, even if the stored session has changed since. */
export async function answerOf(
  context: Context,
  session: Session,
  amr: Amr[],
  extra: ExtraClaims = {},
): Promise<SessionAnswer> {
  const { db, config } = context;
  const user = await userById(db, session.user_id);
  if (!user) throw ended();
  const { token, expiresAt, expiresIn } = await accessToken(context, user, session, amr);
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken(config, session.id, session.counter),
    user: await userJson(db, user),
    ...extra,
  };
}

/** Returns the sign-in methods of a session, the most recent first. */
export async function amrOf(db: Db, sessionId: string) {
  const rows = await db
    .selectFrom("auth_amr")
    .selectAll()
    .where("session_id", "=", sessionId)
    .orderBy("at", "desc")
    .execute();
  return rows.map(({ method, at }) => ({ method, timestamp: Math.floor(at / 1000) }));
}
