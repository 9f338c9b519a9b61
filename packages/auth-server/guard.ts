import { createMiddleware } from "hono/factory";
import type { AuthEnv, Caller, Context } from "./context.ts";
import { AuthError } from "./errors.ts";
import { audience, bearerOf, claimsOf } from "./tokens.ts";
import { isBanned, isUuid, userById } from "./users.ts";

/** Middleware of every protected route. It sets `c.var.caller`. */
export const signedIn = (context: Context) =>
  createMiddleware<AuthEnv>(async (c, next) => {
    c.set("caller", await callerOf(context, c.req.raw));
    await next();
  });

/**
 * Checks the signature of the token, then the rows in the database. A person who was signed out, banned or deleted is refused, even if the
 * token has not expired.
 */
export async function callerOf(context: Context, request: Request): Promise<Caller> {
  const { db } = context;
  const { sub, session_id: sessionId, aud } = await claimsOf(context, bearerOf(request));
  if (!sub) throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
  if (!isUuid(sub)) throw new AuthError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  if (aud !== audience) throw new AuthError(403, "bad_jwt", "invalid JWT: wrong audience");
  const user = await userById(db, sub);
  if (!user || user.deleted_at !== null)
    throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const session = isUuid(sessionId)
    ? await db
        .selectFrom("auth_sessions")
        .selectAll()
        .where("id", "=", sessionId)
        .where("user_id", "=", sub)
        .executeTakeFirst()
    : undefined;
  if (!session) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  if (isBanned(user, context.now())) throw new AuthError(403, "user_banned", "User is banned");
  return { user, session };
}
