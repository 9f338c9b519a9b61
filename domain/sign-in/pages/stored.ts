/** The session is stored under this key in this browser, for all its tabs. */
export const storageKey = "account";

/** Returns the account that is signed in in this browser now, whichever tab was used. */
export function storedAccount(): string | undefined {
  const session = JSON.parse(localStorage.getItem(storageKey) ?? "null") as { user?: { id?: string } } | null;
  return session?.user?.id;
}
