/** These functions add the result of a flow to the address to which the browser goes back. */

type Fields = Record<string, unknown>;

export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** The provider's name for the error. If there is none, the name follows from the status. */
  error?: string;
}

const byStatus: Record<number, string> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

const deniedCodes = new Set(["signup_disabled", "user_banned", "provider_email_needs_verification"]);

const present = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));

function withFragment(target: string, fields: Fields): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(present(fields).map(([name, value]) => [name, value])).toString();
  return url.href;
}

function withQuery(target: string, fields: Fields): string {
  const url = new URL(target);
  for (const [name, value] of present(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** Adds the session. In the implicit flow everything is in the fragment, which a browser never sends to a server. */
export const withSession = (target: string, session: Fields): string => withFragment(target, { ...session, sb: "" });

export const withCode = (target: string, code: string): string => withQuery(target, { code });

/**
 * Adds an error to the target. The error's name follows from the status; `from` decides if the status has no name. A client of the PKCE
 * flow reads the error in the query, other clients read it in the fragment.
 */
export function withError(target: string, refusal: Refusal, from: "verify" | "callback", pkce = false): string {
  const named = byStatus[refusal.status] ?? (from === "callback" ? "server_error" : undefined);
  const error = refusal.error ?? (deniedCodes.has(refusal.code) ? "access_denied" : named);
  const fields = { error, error_code: refusal.code, error_description: refusal.message };
  const destination = pkce || from === "callback" ? withQuery(target, fields) : target;
  return withFragment(destination, { ...fields, sb: "" });
}

export function withMessage(target: string, message: string, pkce = false): string {
  return withFragment(pkce ? withQuery(target, { message }) : target, { message, sb: "" });
}
