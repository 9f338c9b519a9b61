/**
 * The visitor's consent to Google Analytics is a cookie that only this server reads. It contains a random number by which the consent can be
 * withdrawn. No cookie means no.
 */
const cookie = "ga";
/** Raise this number when we want to send something else, so that an older consent no longer counts. */
const version = 1;
const year = 365 * 24 * 60 * 60;
const uuid = "[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}";
const granted = new RegExp(`(?:^|;\\s?)${cookie}=${version}\\.(${uuid})(?:;|$)`);

/** Tells whether the browser sends Global Privacy Control or Do Not Track. That is a no, whatever was chosen before. */
export const asksNotTo = (headers: Headers): boolean => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

/** Returns the number of the consent that this browser has, even if the browser now asks not to be counted. */
export const agreedAs = (headers: Headers): string | null => granted.exec(headers.get("cookie") ?? "")?.[1] ?? null;

/** Returns the id under which Google may be told of what this browser sends. Null means that Google is told nothing. */
export const clientIn = (headers: Headers): string | null => (asksNotTo(headers) ? null : agreedAs(headers));

/** Makes the cookie of the consent. Null withdraws it. */
export function consentCookie(client: string | null, secure: boolean): string {
  const value = client ? `${version}.${client}` : "";
  return `${cookie}=${value}; Path=/; Max-Age=${client ? year : 0}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
