/** What of a session the server may know of every document: who asks, and never what could prolong it. */
type Token = { access_token: string; expires_at?: number } | null;

/** Writes the access token into the cookie that documents of the app area are asked with, or takes it away. */
export function mirror(session: Token): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookieOf(session, Date.now(), location.protocol === "https:");
}

export function cookieOf(session: Token, now: number, secure: boolean): string {
  const seconds = session ? Math.max(0, (session.expires_at ?? 0) - Math.floor(now / 1000)) : 0;
  const value = session && seconds > 0 ? session.access_token : "";
  return `access=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
}
