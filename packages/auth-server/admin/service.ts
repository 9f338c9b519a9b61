import { createMiddleware } from "hono/factory";
import { SignJWT } from "jose";
import type { AuthEnv, Context } from "../context.ts";
import { timingSafeEquals } from "../crypto.ts";
import { AuthError } from "../errors.ts";
import { callerOf } from "../guard.ts";
import { algorithm } from "../keys.ts";
import { audience, bearerOf, claimsOf } from "../tokens.ts";

const roles = ["service_role", "supabase_admin"];

/** Issues a service key that is valid for five minutes. */
export async function serviceToken({ config, keys, now }: Context): Promise<string> {
  const { kid, key } = await keys.signing();
  const issuedAt = Math.floor(now() / 1000);
  return new SignJWT({ role: roles[0] })
    .setProtectedHeader({ alg: algorithm, kid, typ: "JWT" })
    .setIssuer(config.issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 300)
    .sign(key);
}

/**
 * Guards every administrator route. It accepts the service key, or a token with an administrator's role. A person's token counts only while
 * their session lasts.
 */
export const byService = (context: Context) =>
  createMiddleware<AuthEnv>(async (c, next) => {
    const token = bearerOf(c.req.raw);
    if (!timingSafeEquals(token, context.config.serviceKey)) {
      const { role, sub } = await claimsOf(context, token);
      if (typeof role !== "string" || !roles.includes(role)) throw new AuthError(403, "not_admin", "User not allowed");
      if (sub !== undefined) await callerOf(context, c.req.raw);
    }
    await next();
  });
