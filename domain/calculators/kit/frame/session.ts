/** The short-lived token of somebody who is signed in; a prerendered page learns of it from the browser alone. */
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
 * Says if one can keep something here without an account. The page was built before the setting was known, so the answer with the calculator's words says
 * it in a header. That answer has just come, so the browser has it and asks for nothing.
 */
export async function isOpenToAll(): Promise<boolean> {
  const { words } = document.querySelector<HTMLElement>("[data-words]")?.dataset ?? {};
  if (!words) return false;
  const answer = await fetch(words).catch(() => undefined);
  void answer?.body?.cancel();
  return answer?.headers.has("anonymous-accounts") ?? false;
}

/** Nobody, or somebody who has not added an address yet. */
export function isNameless(): boolean {
  try {
    return !hasSession() || /"is_anonymous":true/.test(localStorage.getItem("account") ?? "");
  } catch {
    return false;
  }
}
