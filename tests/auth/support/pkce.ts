import { createHash, randomBytes } from "node:crypto";
import type { Backend, Mail } from "./backend.ts";
import { redirectOf } from "./expect.ts";

export interface Pair {
  verifier: string;
  start: { code_challenge: string; code_challenge_method: string };
}

/** Makes a PKCE verifier and challenge in the way in which the client library does. */
export function newPair(method = "s256"): Pair {
  const verifier = randomBytes(56).toString("hex");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  return { verifier, start: { code_challenge: challenge, code_challenge_method: method } };
}

export const exchange = (auth: Backend, code: string, verifier: string) =>
  auth.post("/token?grant_type=pkce", { auth_code: code, code_verifier: verifier });

export function linkPath({ token, type, redirectTo }: Pick<Mail, "token" | "type" | "redirectTo">): string {
  const query = new URLSearchParams({ token, type, ...(redirectTo ? { redirect_to: redirectTo } : {}) });
  return `/verify?${query}`;
}

export const openLink = (auth: Backend, mail: Mail) => auth.get(linkPath(mail));

/** Opens the link in a mail, and returns the code from the redirect. */
export async function codeFrom(auth: Backend, mail: Mail): Promise<string> {
  return redirectOf(await openLink(auth, mail)).query.get("code") ?? "";
}

/** Requests a magic link with a PKCE challenge and opens it. Returns the code, which is not exchanged yet. */
export async function newCode(auth: Backend, email: string, pair: Pair): Promise<string> {
  await auth.post("/magiclink", { email, ...pair.start });
  return codeFrom(auth, await auth.outbox.newest(email, "magiclink"));
}
