/**
 * The name of the cookie that stores the visitor's consent to Google Analytics. Its value contains a random id, by which the consent can be
 * withdrawn. Without this cookie there is no consent. Scripts cannot read the cookie.
 */
const cookie = "ga";
/** The version of the consent text. Raise it when we want to send other data, so that older consents no longer count. */
const version = 1;
const year = 365 * 24 * 60 * 60;
const uuid = "[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}";
const granted = new RegExp(`(?:^|;\\s?)${cookie}=${version}\\.(${uuid})(?:;|$)`);

/** Tells whether the browser sends Global Privacy Control or Do Not Track. This counts as a refusal, even if the visitor agreed earlier. */
export const asksNotTo = (headers: Headers): boolean => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

/** Returns the id in the consent cookie of this browser, even if the browser also sends Do Not Track. */
export const agreedAs = (headers: Headers): string | null => granted.exec(headers.get("cookie") ?? "")?.[1] ?? null;

/** Returns the id under which events of this browser may be sent to Google. Null means that nothing may be sent. */
export const clientIn = (headers: Headers): string | null => (asksNotTo(headers) ? null : agreedAs(headers));

/** Makes the consent cookie. With null instead of an id it deletes the cookie, which withdraws the consent. */
export function consentCookie(client: string | null, secure: boolean): string {
  const value = client ? `${version}.${client}` : "";
  return `${cookie}=${value}; Path=/; Max-Age=${client ? year : 0}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
