/** The visitor's yes to Google Analytics: a cookie that only this server reads, with a random number by which it can be withdrawn. No cookie is a no. */
const cookie = "ga";
/** Raised when something else is to be sent, so that an older yes no longer counts. */
const version = 1;
const year = 365 * 24 * 60 * 60;
const uuid = "[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}";
const granted = new RegExp(`(?:^|;\\s?)${cookie}=${version}\\.(${uuid})(?:;|$)`);

/** Global Privacy Control or Do Not Track: a no, whatever was said before. */
export const asksNotTo = (headers: Headers): boolean => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

/** The number of the yes that this browser carries, even if it asks not to by now. */
export const agreedAs = (headers: Headers): string | null => granted.exec(headers.get("cookie") ?? "")?.[1] ?? null;

/** The number under which Google may hear of what is sent from this browser; null: nothing. */
export const clientIn = (headers: Headers): string | null => (asksNotTo(headers) ? null : agreedAs(headers));

/** Null takes it back. */
export function consentCookie(client: string | null, secure: boolean): string {
  const value = client ? `${version}.${client}` : "";
  return `${cookie}=${value}; Path=/; Max-Age=${client ? year : 0}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
