/** The key in localStorage under which the session of this browser is stored, for all tabs. */
export const storageKey = "account";

/** Returns the id of the account that is signed in in this browser, whichever tab signed in. */
export function storedAccount(): string | undefined {
  const session = JSON.parse(localStorage.getItem(storageKey) ?? "null") as { user?: { id?: string } } | null;
  return session?.user?.id;
}
