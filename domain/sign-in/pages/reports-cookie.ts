/** Reports of visits wait on this phone: the server reads it at a sign-out, which may come before our script. */
export const reportsCookie = "reports";
/** The server says with it that somebody has signed out and that the next page has to clear what the browser stored. */
const leftCookie = "left";

const twoWeeks = 14 * 86_400;

const cookie = (name: string, seconds: number) => `${name}=1; Path=/; SameSite=Lax; Max-Age=${seconds}`;

export const hasCookie = (header: string | null, name: string): boolean =>
  (header ?? "").split("; ").includes(`${name}=1`);

export function noteReports(areWaiting: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookie(reportsCookie, areWaiting ? twoWeeks : 0);
}

export const setLeftCookie = () => cookie(leftCookie, twoWeeks);

/** Clears what is left of a session that ended without our script, but not the reports. */
export function clearAfterLeaving(): void {
  if (!hasCookie(document.cookie, leftCookie)) return;
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookie(leftCookie, 0);
}
