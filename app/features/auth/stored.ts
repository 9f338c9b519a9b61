/** Where the session is stored in this browser, for all its tabs. */
export const storageKey = "account";

/** The account that is signed in on this browser now, whichever tab it was signed in with. */
export function storedAccount(): string | undefined {
  const session = JSON.parse(localStorage.getItem(storageKey) ?? "null") as { user?: { id?: string } } | null;
  return session?.user?.id;
}
