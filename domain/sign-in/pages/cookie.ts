/** The part of a session that goes into the cookie. Requests for documents carry the access token in it, but never the refresh token. */
type Token = { access_token: string; expires_at?: number } | null;

/** Sets or removes the cookie with the access token. */
export function mirror(session: Token): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookieOf(session, Date.now(), location.protocol === "https:");
}

export function cookieOf(session: Token, now: number, secure: boolean): string {
  const seconds = session ? Math.max(0, (session.expires_at ?? 0) - Math.floor(now / 1000)) : 0;
  const value = session && seconds > 0 ? session.access_token : "";
  return `access=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
}
