/**
 * Addresses that had another name before version 0.2.0. Links to them are in mails, on papers and in bookmarks, so they lead to the new ones for
 * ever. A page whose content file was renamed is in content/shared/moved.json.
 */
const moved = [
  ["request", "enquiry"],
  ["offer", "quotation"],
  ["quote", "quotation"],
  ["team", "my-visits"],
  ["account/requests", "account/enquiries"],
  ["api/account/requests", "api/account/enquiries"],
  ["admin/quotes", "admin/quotations"],
  ["admin/team", "admin/colleagues"],
] as const;

/** Pages that phones kept from the time at /team send their reports to this address, and do not follow redirects, so it answers as before. */
const answersStill = /^\/team\/sync$/i;

const newName = new Map<string, string>(moved);
const old = new RegExp(`^((?:/ar)?/)(${[...newName.keys()].join("|")})(?=[/.?]|$)`, "i");
const ofLead = /^((?:\/ar)?\/admin\/leads\/[^/]+\/)quotes(?=[.?]|$)/i;

/** Returns the new form of a path, which may have a query, or null if it never had another one. */
export function movedAddress(path: string): string | null {
  if (answersStill.test(path)) return null;
  const now = path
    .replace(old, (_, before: string, name: string) => before + (newName.get(name.toLowerCase()) ?? name))
    .replace(ofLead, "$1quotations");
  return now === path ? null : now;
}

/** The private key below these addresses is case-sensitive, and no log and no statistics may contain it. Old names are included. */
export const privateLinks = ["enquiry", "quotation", "application", "report", "project", "request", "offer"] as const;
