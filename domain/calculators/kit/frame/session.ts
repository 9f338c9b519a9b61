/** The short-lived token of somebody who is signed in. On a prerendered page only the browser knows it. */
export const tokenOf = () => /(?:^|; )access=([^;]+)/.exec(document.cookie)?.[1];

/** The token lives an hour, the session longer (domain/sign-in/pages/client.ts). */
export function hasSession(): boolean {
  try {
    return tokenOf() !== undefined || localStorage.getItem("account") !== null;
  } catch {
    return false;
  }
}

/**
 * Says whether a visitor can save something here without an account. The page was built before the setting was known, so a header of the file with
 * the calculator's words says it. That file has just been loaded, so the browser takes it from its cache.
 */
export async function isOpenToAll(): Promise<boolean> {
  const { words } = document.querySelector<HTMLElement>("[data-words]")?.dataset ?? {};
  if (!words) return false;
  const answer = await fetch(words).catch(() => undefined);
  void answer?.body?.cancel();
  return answer?.headers.has("anonymous-accounts") ?? false;
}

/** True for a visitor without a session, or with a session without an address. */
export function isNameless(): boolean {
  try {
    return !hasSession() || /"is_anonymous":true/.test(localStorage.getItem("account") ?? "");
  } catch {
    return false;
  }
}
