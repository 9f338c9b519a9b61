import { type Language, languageCodes } from "#app/i18n/languages.ts";
import { type Claims, claimsOf } from "./claims.server.ts";
import { accessTokenIn } from "./token.server.ts";
import { type User, userOf } from "./user.server.ts";

/** Who asks. */
export interface Identity {
  id: string;
  email: string;
  emailConfirmed: boolean;
  /** Given by owners only; a customer has none. */
  role: "owner" | "agent" | null;
  aal: "aal1" | "aal2";
  sessionId: string;
  expiresAt: number;
  /** Which they chose, if they did. */
  language: Language | null;
}

/** The signature is checked here, and then the backend is asked, for what a token says can be over before the token is. */
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
    role: user.app_metadata.role,
    aal: aalOf(claims, user),
    sessionId: claims.session_id,
    expiresAt: claims.exp * 1000,
    language: languageCodes.find((code) => code === user.user_metadata.language) ?? null,
  };
}

/** As the token names the kinds of factors that raised its session. */
const kinds: Record<string, string> = { totp: "totp", "mfa/phone": "phone" };

/** A factor that was taken away vouches for nobody, whatever tokens of before may say. */
function aalOf({ aal, amr }: Claims, { factors }: User): Identity["aal"] {
  const raisedBy = amr.map(({ method }) => kinds[method]);
  const stands = factors.some(({ status, factor_type }) => status === "verified" && raisedBy.includes(factor_type));
  return aal === "aal2" && stands ? "aal2" : "aal1";
}
