import { languageCodes } from "@site/ground/language/languages.ts";
import { bearerIn, type Identity, identityOf, userOf } from "#domain/sign-in/index.server.ts";

/** The reason for a refusal is a code of auth/problems.ts. */
const refusal = (status: number, code: string) => Response.json({ code }, { status });

/**
 * Returns the person who sent the request, with a confirmed address. Only the Authorization header counts, because another site cannot send it
 * (CSRF). If the account has a second factor, the person must have used it.
 */
export async function requireAccount(request: Request): Promise<Identity> {
  const identity = await requireKeeper(request);
  if (!identity.emailConfirmed || identity.isAnonymous) throw refusal(403, "email_not_confirmed");
  return identity;
}

/**
 * Does the same, but also allows an anonymous person. Use it only for things that belong to an account by its id, because an anonymous person has no
 * address.
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

/** Returns the language of the page that sent the request. */
export const languageAsked = (url: URL) =>
  languageCodes.find((code) => code === url.searchParams.get("language")) ?? "en";
