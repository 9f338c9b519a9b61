type Known = { access_token: string; user: { id: string; is_anonymous?: boolean } } | null;

const place = "kept-before";

let last: Known = null;

/**
 * If an anonymous person signs in to an account, keeps the anonymous access token for `bringKept`. Called at every change of the session.
 */
export function noticeChange(session: Known): void {
  if (last?.user.is_anonymous && session && session.user.id !== last.user.id)
    sessionStorage.setItem(place, last.access_token);
  last = session;
}

/**
 * Asks the server to move what the anonymous person kept into the account. If the server cannot be reached, the next sign-in in this tab
 * tries again.
 */
export async function bringKept(token: string | undefined): Promise<void> {
  const from = sessionStorage.getItem(place);
  if (!from || !token) return;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch("/api/account/kept", {
    method: "POST",
    body: new URLSearchParams({ from }),
    headers,
  }).catch(() => undefined);
  if (answer && answer.status < 500) sessionStorage.removeItem(place);
}
