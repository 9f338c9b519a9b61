import type { Role } from "@site/ground/company/roles.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { db } from "#platform/db/db.ts";
import { isRaised } from "#platform/identity/sessions.ts";
import { type Claims, claimsOf } from "./claims.server.ts";
import { accessTokenIn } from "./token.server.ts";
import { type User, userOf } from "./user.server.ts";

/** The person who sends the request. */
export interface Identity {
  id: string;
  email: string;
  emailConfirmed: boolean;
  /** True for an account without an email address. */
  isAnonymous: boolean;
  /** The role of a colleague, which an owner assigns. It is null for customers. */
  role: Role | null;
  aal: "aal1" | "aal2";
  /** When the person last passed a second step; 0 if never. */
  raisedAt: number;
  sessionId: string;
  expiresAt: number;
  /** The language that the person chose; null if they have not chosen one. */
  language: Language | null;
}

/**
 * Returns the person behind a request. It checks the token's signature and then asks the backend, because a session can end before its
 * token expires.
 */
export async function identityOf(request: Request): Promise<Identity | null> {
  const token = accessTokenIn(request);
  const claims = token && (await claimsOf(token));
  if (!claims) return null;
  const user = await userOf(token);
  if (user?.id !== claims.sub) return null;
  return {
    id: user.id,
    email: user.email,
    emailConfirmed: Boolean(user.email_confirmed_at),
    isAnonymous: user.is_anonymous,
    role: user.app_metadata.role,
    aal: await aalOf(claims, user),
    raisedAt: raisedAt(claims),
    sessionId: claims.session_id,
    expiresAt: claims.exp * 1000,
    language: languageCodes.find((code) => code === user.user_metadata.language) ?? null,
  };
}

/** The factor types of the backend, by their names in the token. */
const kinds: Record<string, string> = { totp: "totp", "mfa/phone": "phone" };

const raisedAt = ({ amr }: Claims): number =>
  Math.max(
    0,
    ...amr.filter(({ method }) => method in kinds || method === "passkey").map((one) => one.timestamp * 1000),
  );

/** Returns the assurance level. A removed factor no longer counts, even if an older token names it. */
async function aalOf({ aal, amr, session_id }: Claims, { factors }: User): Promise<Identity["aal"]> {
  if (aal !== "aal2") return "aal1";
  const raisedBy = amr.map(({ method }) => kinds[method]);
  if (factors.some(({ status, factor_type }) => status === "verified" && raisedBy.includes(factor_type))) return "aal2";
  // The list of factors does not contain passkeys. Only our own backend accepts a passkey for both steps. When a passkey is removed, it
  // lowers the sessions that were opened with it, which this checks.
  const byPasskey = amr.some(({ method }) => method === "passkey");
  return byPasskey && (await isRaised(await db(), session_id)) ? "aal2" : "aal1";
}
