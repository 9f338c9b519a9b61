/**
 * The name of the cookie that says that reports of visits wait on this phone. The server reads it when somebody signs out, because the
 * page's script may not have run.
 */
export const reportsCookie = "reports";
/** The name of the cookie that the server sets when somebody has signed out. The next page then clears what the browser has stored. */
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

/** Clears what the browser stored, after a session ended without our script. Reports of visits stay. */
export function clearAfterLeaving(): void {
  if (!hasCookie(document.cookie, leftCookie)) return;
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookie(leftCookie, 0);
}
