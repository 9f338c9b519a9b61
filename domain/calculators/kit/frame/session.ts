/** Returns the short-lived token of a signed-in visitor. A page is prerendered, so only the browser has the token. */
export const tokenOf = () => /(?:^|; )access=([^;]+)/.exec(document.cookie)?.[1];

/** True if there is a session. The token lives for an hour, the session longer (domain/sign-in/pages/client.ts). */
export function hasSession(): boolean {
  try {
    return tokenOf() !== undefined || localStorage.getItem("account") !== null;
  } catch {
    return false;
  }
}

/**
 * Says whether a visitor can save something here without an account. This setting was unknown when the page was built. The file with the
 * calculator's words has it in a header. The browser has just loaded that file, so it takes it from its cache.
 */
export async function isOpenToAll(): Promise<boolean> {
  const { words } = document.querySelector<HTMLElement>("[data-words]")?.dataset ?? {};
  if (!words) return false;
  const answer = await fetch(words).catch(() => undefined);
  void answer?.body?.cancel();
  return answer?.headers.has("anonymous-accounts") ?? false;
}

/** True for a visitor without a session, or in a session without an email address. */
export function isNameless(): boolean {
  try {
    return !hasSession() || /"is_anonymous":true/.test(localStorage.getItem("account") ?? "");
  } catch {
    return false;
  }
}
