import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Context, Session, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { algorithm } from "./keys.ts";

export const audience = "authenticated";

export interface Amr {
  method: string;
  timestamp: number;
}

/** Makes the access token of a session. */
export async function accessToken(context: Context, user: User, session: Session, amr: Amr[]): Promise<IssuedToken> {
  const { config } = context;
  const issuedAt = Math.floor(context.now() / 1000);
  const expiresAt = issuedAt + config.jwtSeconds;
  const { kid, key } = await context.keys.signing();
  const token = await new SignJWT({
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: JSON.parse(user.app_metadata),
    user_metadata: JSON.parse(user.user_metadata),
    role: user.role,
    aal: session.aal,
    amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous === 1,
  })
    .setProtectedHeader({ alg: algorithm, kid, typ: "JWT" })
    .setIssuer(config.issuer)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt, expiresIn: config.jwtSeconds };
}

export interface IssuedToken {
  token: string;
  expiresAt: number;
  expiresIn: number;
}

/**
 * Verifies a token and returns its claims. Only our own keys, algorithm and issuer are accepted; `none`, HS256 and foreign tokens are
 * refused.
 */
export async function claimsOf({ config, keys, now }: Context, token: string): Promise<JWTPayload> {
  try {
    const find = async ({ kid = "" }) => {
      const key = await keys.verifying(kid);
      if (!key) throw new Error("unrecognized JWT kid");
      return key;
    };
    const options = { algorithms: [algorithm], issuer: config.issuer, currentDate: new Date(now()) };
    const { payload } = await jwtVerify(token, find, { ...options, requiredClaims: ["exp"] });
    return payload;
  } catch (error) {
    // A database failure must not look like a forged token.
    if (!isRefusal(error)) throw error;
    throw new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason(error)}`);
  }
}

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && (error.message === "unrecognized JWT kid" || /^ERR_J/.test(codeOf(error)));

const reason = (error: Error): string => (codeOf(error) === "ERR_JWT_EXPIRED" ? "token is expired" : error.message);

/** Reads the token from the header `Authorization: Bearer …`. The word Bearer may have any letter case. */
export function bearerOf(request: Request): string {
  const token = /^bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  return token;
}
