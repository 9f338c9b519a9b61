/** The mail that was just requested. It is kept in the browser, because an e-mail address does not belong in the URL. */
export interface PendingMail {
  /** The kind is "signup" only if the password was typed in this browser. */
  kind: "signup" | "recovery" | "magiclink";
  email: string;
  next: string;
  sentAt: number;
}

const mailed = "awaited-mail";
const sentOn = "asked-provider";
const mailedBy = "mailed-by-provider";

/** Links and codes are valid for this long. */
const hour = 3_600_000;

export const storePending = (pending: PendingMail): void => store(mailed, pending);
export const storedPending = (): PendingMail | undefined => stored<PendingMail>(mailed);

export const storeProviderStart = (): void => store(sentOn, { sentAt: Date.now() });

/**
 * Stores that a provider's sign-in ended in a mail. The auth server sends it if the provider has not verified the address. The browser does not learn
 * which address that is.
 */
export function storeProviderResult(isMailed: boolean): void {
  const asked = stored(sentOn);
  remove(sentOn);
  if (asked && isMailed) store(mailedBy, { sentAt: Date.now() });
}

/** Tells whether the sign-up or sign-in that this mail confirms was started in this browser. */
export function isStartedHere(email: string): boolean {
  const pending = storedPending();
  const isSignUp = pending?.kind === "signup" && pending.email.toLowerCase() === email.toLowerCase();
  return isSignUp || stored(mailedBy) !== undefined;
}

export const clearPending = (): void => remove(mailed, sentOn, mailedBy);

function remove(...places: string[]): void {
  try {
    for (const place of places) localStorage.removeItem(place);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function store(place: string, what: { sentAt: number }): void {
  try {
    localStorage.setItem(place, JSON.stringify(what));
  } catch {
    // Storage is blocked, so the pages ask for the address instead.
  }
}

function stored<T extends { sentAt: number }>(place: string): T | undefined {
  try {
    const found: T | null = JSON.parse(localStorage.getItem(place) ?? "null");
    if (found && Date.now() - found.sentAt < hour) return found;
    localStorage.removeItem(place);
  } catch {
    // The entry is invalid, so it is treated as missing.
  }
}
