/** A mail that somebody waits for, remembered in this tab: an address does not belong into the bar. */
export interface Pending {
  kind: "signup" | "recovery" | "magiclink";
  email: string;
  next: string;
  sentAt: number;
}

const place = "awaited-mail";

export function remember(pending: Pending): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(pending));
  } catch {
    // Where nothing may be stored, the page asks for the address.
  }
}

export function remembered(): Pending | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
