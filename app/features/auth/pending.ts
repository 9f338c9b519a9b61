/** A mail that somebody waits for, remembered in this browser: an address does not belong into the bar. */
export interface Pending {
  /** "signup" only where its password was typed in this browser. */
  kind: "signup" | "recovery" | "magiclink";
  email: string;
  next: string;
  sentAt: number;
}

const mailed = "awaited-mail";
const sentOn = "asked-provider";
const mailedBy = "mailed-by-provider";

/** What links and codes are good for. */
const hour = 3_600_000;

export const remember = (pending: Pending): void => keep(mailed, pending);
export const remembered = (): Pending | undefined => kept<Pending>(mailed);

export const rememberProvider = (): void => keep(sentOn, { sentAt: Date.now() });

/** Whom a provider does not vouch for is mailed, at an address that we do not hear of. Who never went there, no link tells so. */
export function rememberAnswer(isMailed: boolean): void {
  const asked = kept(sentOn);
  drop(sentOn);
  if (asked && isMailed) keep(mailedBy, { sentAt: Date.now() });
}

/** Whether what the mail to this address confirms was begun in this browser. */
export function isBegunHere(email: string): boolean {
  const pending = remembered();
  const isSignUp = pending?.kind === "signup" && pending.email.toLowerCase() === email.toLowerCase();
  return isSignUp || kept(mailedBy) !== undefined;
}

export const forget = (): void => drop(mailed, sentOn, mailedBy);

function drop(...places: string[]): void {
  try {
    for (const place of places) localStorage.removeItem(place);
  } catch {
    // Nothing was stored either.
  }
}

function keep(place: string, what: { sentAt: number }): void {
  try {
    localStorage.setItem(place, JSON.stringify(what));
  } catch {
    // Where nothing may be stored, the pages ask.
  }
}

function kept<T extends { sentAt: number }>(place: string): T | undefined {
  try {
    const found: T | null = JSON.parse(localStorage.getItem(place) ?? "null");
    if (found && Date.now() - found.sentAt < hour) return found;
    localStorage.removeItem(place);
  } catch {
    // As if there were nothing.
  }
}
