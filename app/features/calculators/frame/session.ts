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
