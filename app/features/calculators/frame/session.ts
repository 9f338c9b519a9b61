/** The short-lived token of somebody who is signed in; a prerendered page learns of it from the browser alone. */
export const tokenOf = () => /(?:^|; )access=([^;]+)/.exec(document.cookie)?.[1];

/** The token lives an hour, the session longer (app/features/auth/client.ts). */
export function hasSession(): boolean {
  try {
    return tokenOf() !== undefined || localStorage.getItem("account") !== null;
  } catch {
    return false;
  }
}

/** Whether one can keep something here without an account. A header of the document says so: the page itself was made before the setting was known. */
export const isOpenToAll = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).serverTiming?.some(({ name }) => name === "anonymous"));

/** Nobody, or somebody who has not added an address yet. */
export function isNameless(): boolean {
  try {
    return !hasSession() || /"is_anonymous":true/.test(localStorage.getItem("account") ?? "");
  } catch {
    return false;
  }
}
