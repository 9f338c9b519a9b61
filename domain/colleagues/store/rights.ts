import type { Role } from "@site/ground/company/roles.ts";
import { keysOf } from "@site/typed";

/**
 * The rights in the office, each with the roles that have it. Nothing else decides about access: every loader and action asks for one of
 * these rights, the menu shows the pages that they open, and the guard's tests are made from this table.
 */
export const rights = {
  /** Read leads, quotations, contracts, people and places, and see statistics about them. */
  leads: ["owner", "agent", "reader"],
  /** Answer leads; change leads, quotations, contracts, people and places; send their messages again. */
  "leads.change": ["owner", "agent"],
  /** Get notices about leads, and choose how. Readers may choose this for themselves too. */
  notices: ["owner", "agent", "reader"],
  /** See when each team goes where. */
  visits: ["owner", "agent", "reader"],
  /** Book, move and settle visits, and manage teams and their time off. */
  "visits.change": ["owner", "agent"],
  /** See and report on the visits of today and tomorrow of the colleague's own teams: `/my-visits`. */
  "visits.own": ["owner", "agent", "technician"],
  /** Download leads and contracts as a file with the rows of a list. */
  "leads.export": ["owner"],
  /** Hand over or erase everything that we hold about a person. */
  "leads.privacy": ["owner"],
  /** Read applications with their CVs, decide on them, take notes, and erase them. */
  applications: ["owner", "hiring"],
  /** See statistics of visits to the site and of their results, without a lead or a name. */
  analytics: ["owner", "analyst"],
  /** Change the words of the site in the online editor (docs/editing/online.md). */
  content: ["owner", "writer"],
  /** Set hours, holidays, due times, alerts and prepared answers. */
  settings: ["owner"],
  /** Manage colleagues, and read what they did. */
  colleagues: ["owner"],
  /** Read mails that were not sent, even mails that let somebody sign in. */
  mailbox: ["owner"],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

/** Returns the right that a request needs if it changes something. Only `leads` and `visits` have a separate right for changes. */
export const changeRight = (right: Right): Right =>
  right === "leads" || right === "visits" ? `${right}.change` : right;

const holders: Record<Right, readonly Role[]> = rights;

export const may = (role: Role, right: Right): boolean => holders[right].includes(role);

export const rightsOf = (role: Role): Right[] => keysOf(holders).filter((right) => may(role, right));

/**
 * Returns the role with fewer rights: the role in the account or the role in the colleague's row. Returns null if neither role contains the
 * rights of the other.
 */
export function commonRole(one: Role, other: Role): Role | null {
  const isWithin = (less: Role, more: Role) => rightsOf(less).every((right) => may(more, right));
  if (isWithin(one, other)) return one;
  return isWithin(other, one) ? other : null;
}
