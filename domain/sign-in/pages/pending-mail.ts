/** The mail that was just requested. It is stored in the browser, because an email address should not appear in a URL. */
export interface PendingMail {
  /** `signup` is stored only if the password was typed in this browser. */
  kind: "signup" | "recovery" | "magiclink";
  email: string;
  next: string;
  sentAt: number;
}

const mailed = "awaited-mail";
const sentOn = "asked-provider";
const mailedBy = "mailed-by-provider";

/** Links and codes are valid for an hour. */
const hour = 3_600_000;

export const storePending = (pending: PendingMail): void => store(mailed, pending);
export const storedPending = (): PendingMail | undefined => stored<PendingMail>(mailed);

export const storeProviderStart = (): void => store(sentOn, { sentAt: Date.now() });

/**
 * Stores whether the sign-in at a provider has led to a mail. The auth server sends one if the provider has not verified the email address.
 * The browser does not learn that address.
 */
export function storeProviderResult(isMailed: boolean): void {
  const record = stored(sentOn);
  remove(sentOn);
  if (record && isMailed) store(mailedBy, { sentAt: Date.now() });
}

/** Tells whether this browser started the sign-up or sign-in that the mail confirms. */
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
    // Storage is blocked, so the pages ask for the email address instead.
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
