import type { Action } from "#platform/audit/actions.ts";

export interface AuditEntry {
  id: string;
  at: number;
  action: Action;
  /** The name of the author. Null is the site itself. */
  by: string | null;
  /** The name of the subject: a colleague's name, a lead's reference, an account's address, and so on. */
  subject: string | null;
  data: Record<string, string | number>;
}

/** A cursor in the log. Only entries that are older follow. */
export type Place = Pick<AuditEntry, "at" | "id">;
