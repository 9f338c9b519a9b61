import type { Action } from "#platform/audit/actions.ts";

export interface AuditEntry {
  id: string;
  at: number;
  action: Action;
  /** The name of the colleague who did it; null if the site did it. */
  by: string | null;
  /** The name of what the entry is about: a colleague's name, a lead's reference, an account's email address, and so on. */
  subject: string | null;
  data: Record<string, string | number>;
}

/** A cursor in the log. The next page contains only older entries. */
export type Place = Pick<AuditEntry, "at" | "id">;
