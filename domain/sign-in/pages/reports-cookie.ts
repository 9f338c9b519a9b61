/** This cookie says that reports of visits wait on this phone. The server reads it at a sign-out, because a sign-out may come before our script. */
export const reportsCookie = "reports";
/** The server sets this cookie when somebody has signed out. The next page then clears what the browser stored. */
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

/** Clears the rest of a session that ended without our script, but not the reports. */
export function clearAfterLeaving(): void {
  if (!hasCookie(document.cookie, leftCookie)) return;
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookie(leftCookie, 0);
}
