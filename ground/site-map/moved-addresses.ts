/**
 * Addresses that had another name before version 0.2.0. Links to the old names are in mails, on papers and in bookmarks, so they redirect for ever.
 * Pages whose content file was renamed are in content/shared/moved.json.
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

/**
 * This address does not redirect. Phones may still show pages from the time when the address was /team: these pages send
 * reports here and do not follow redirects.
 */
const answersStill = /^\/team\/sync$/i;

const newName = new Map<string, string>(moved);
const old = new RegExp(`^((?:/ar)?/)(${[...newName.keys()].join("|")})(?=[/.?]|$)`, "i");
const ofLead = /^((?:\/ar)?\/admin\/leads\/[^/]+\/)quotes(?=[.?]|$)/i;

/** Returns the new form of a path, which may have a query. Returns null if nothing in the path was renamed. */
export function movedAddress(path: string): string | null {
  if (answersStill.test(path)) return null;
  const now = path
    .replace(old, (_, before: string, name: string) => before + (newName.get(name.toLowerCase()) ?? name))
    .replace(ofLead, "$1quotations");
  return now === path ? null : now;
}

/**
 * Addresses below these paths contain a private key. The key is case-sensitive, and no log and no statistics may contain
 * it. The old names are in the list too.
 */
export const privateLinks = [
  ...(["enquiry", "quotation", "waiting", "application", "report", "project"] as const),
  ...(["request", "offer"] as const),
] as const;
