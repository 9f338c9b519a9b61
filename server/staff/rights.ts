import type { Role } from "./types.ts";

/**
 * Who may do what in the office. The only place that decides it: every loader and action asks for one of these rights, the menu shows what
 * they open, and the tests of the guard are made from this table.
 */
export const rights = {
  /** Read and answer requests, see their figures, send their messages again. */
  leads: ["owner", "agent"],
  /** Download requests as a file, as many as a list shows. */
  "leads.export": ["owner"],
  /** Hand over or erase all that we hold about a person. */
  "leads.privacy": ["owner"],
  /** Read applications with their CVs, decide, take notes, erase. */
  applications: ["owner", "hiring"],
  /** See what was visited and what it brought, as sums: no request, no name. */
  analytics: ["owner", "analyst"],
  /** Change the site's words in the editor online (docs/editing/online.md). */
  content: ["owner", "writer"],
  /** Manage the team, read what was done. */
  team: ["owner"],
  /** Read mails that were not sent, also those that let somebody in. */
  mailbox: ["owner"],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

const holders: Record<Right, readonly Role[]> = rights;

export const may = (role: Role, right: Right): boolean => holders[right].includes(role);

export const rightsOf = (role: Role): Right[] => (Object.keys(holders) as Right[]).filter((right) => may(role, right));

/**
 * The role of somebody whom the account and the team table know by different ones: what both allow. An owner may all that the others may;
 * those have nothing in common.
 */
export function commonRole(one: Role, other: Role): Role | null {
  if (one === other) return one;
  if (one === "owner") return other;
  return other === "owner" ? one : null;
}
