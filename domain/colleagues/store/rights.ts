import type { Role } from "@site/ground/company/roles.ts";
import { keysOf } from "@site/typed";

/**
 * This table says which roles may do what in the office, and is the only place that decides it: every loader and action asks for one of these rights, the menu shows what
 * they open, and the tests of the guard are made from this table.
 */
export const rights = {
  /** Read requests, quotations, contracts, people and places, see their figures. */
  leads: ["owner", "agent", "reader"],
  /** Answer requests, work on them, their quotations, contracts, people and places, send their messages again. */
  "leads.change": ["owner", "agent"],
  /** Hear of requests, and say where: one's own notices, also of who reads along. */
  notices: ["owner", "agent", "reader"],
  /** See when which team goes where. */
  visits: ["owner", "agent", "reader"],
  /** Book, move and settle visits, manage teams and their time off. */
  "visits.change": ["owner", "agent"],
  /** See and report on the visits of today and tomorrow of one's own teams: `/my-visits`. */
  "visits.own": ["owner", "agent", "technician"],
  /** Download requests and contracts as a file, as many as a list shows. */
  "leads.export": ["owner"],
  /** Hand over or erase all that we hold about a person. */
  "leads.privacy": ["owner"],
  /** Read applications with their CVs, decide, take notes, erase. */
  applications: ["owner", "hiring"],
  /** See what was visited and what it brought, as sums: no request, no name. */
  analytics: ["owner", "analyst"],
  /** Change the site's words in the editor online (docs/editing/online.md). */
  content: ["owner", "writer"],
  /** Set hours, holidays, due times, alerts and ready answers. */
  settings: ["owner"],
  /** Manage colleagues, read what was done. */
  colleagues: ["owner"],
  /** Read mails that were not sent, also those that let somebody in. */
  mailbox: ["owner"],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

/** Names the right that a request needs if it changes something: reading leads and visits has a right of its own. */
export const changeRight = (right: Right): Right =>
  right === "leads" || right === "visits" ? `${right}.change` : right;

const holders: Record<Right, readonly Role[]> = rights;

export const may = (role: Role, right: Right): boolean => holders[right].includes(role);

export const rightsOf = (role: Role): Right[] => keysOf(holders).filter((right) => may(role, right));

/** Chooses between the role in the account and the one in the team table: the role that allows less. Null if neither lies within the other. */
export function commonRole(one: Role, other: Role): Role | null {
  const isWithin = (less: Role, more: Role) => rightsOf(less).every((right) => may(more, right));
  if (isWithin(one, other)) return one;
  return isWithin(other, one) ? other : null;
}
