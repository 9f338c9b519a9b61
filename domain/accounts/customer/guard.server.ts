import { languageCodes } from "@site/ground/language/languages.ts";
import { bearerIn, type Identity, identityOf, userOf } from "#domain/sign-in/index.server.ts";

/** The reason for a refusal, a code of auth/problems.ts. */
const refusal = (status: number, code: string) => Response.json({ code }, { status });

/**
 * The person whose data is requested, with a confirmed address. Only the Authorization header counts, which another site cannot send (CSRF). If the account has a
 * second factor, it must have been used.
 */
export async function requireAccount(request: Request): Promise<Identity> {
  const identity = await requireKeeper(request);
  if (!identity.emailConfirmed || identity.isAnonymous) throw refusal(403, "email_not_confirmed");
  return identity;
}

/** The same, or an anonymous person: only for what belongs to an account by its id, as these have no address. */
export async function requireKeeper(request: Request): Promise<Identity> {
  const identity = bearerIn(request) ? await identityOf(request) : null;
  if (!identity) throw refusal(401, "session_not_found");
  if (!identity.emailConfirmed && !identity.isAnonymous) throw refusal(403, "email_not_confirmed");
  if (identity.aal === "aal1" && (await hasFactor(request))) throw refusal(403, "insufficient_aal");
  return identity;
}

async function hasFactor(request: Request): Promise<boolean> {
  const token = bearerIn(request);
  const user = token && (await userOf(token));
  return user ? user.factors.some(({ status }) => status === "verified") : false;
}

/** The language of the page that sent the request. */
export const languageAsked = (url: URL) =>
  languageCodes.find((code) => code === url.searchParams.get("language")) ?? "en";
