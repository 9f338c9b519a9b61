import { languageCodes } from "@site/ground/language/languages.ts";
import { bearerIn, type Identity, identityOf, userOf } from "#domain/sign-in/index.server.ts";

/** Returns a refusal. Its code is one of those in domain/sign-in/pages/problems.ts. */
const refusal = (status: number, code: string) => Response.json({ code }, { status });

/**
 * Returns the person behind a request, who must have a confirmed email address. Only the Authorization header counts, and not the cookie,
 * because another site could make the browser send a cookie (CSRF). If the account has a second step, the session must have passed it.
 */
export async function requireAccount(request: Request): Promise<Identity> {
  const identity = await requireKeeper(request);
  if (!identity.emailConfirmed || identity.isAnonymous) throw refusal(403, "email_not_confirmed");
  return identity;
}

/**
 * Returns the person as `requireAccount` does, but allows an anonymous person too. Use it only for things that belong to an account by its
 * id, because an anonymous person has no email address.
 */
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

/** Returns the language of the page that sent the request; English if it is unknown. */
export const languageAsked = (url: URL) =>
  languageCodes.find((code) => code === url.searchParams.get("language")) ?? "en";
