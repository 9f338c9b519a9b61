import type { Kysely } from "kysely";
import { newId } from "../db/ids.ts";
import type { Database } from "../db/schema.ts";

/** What colleagues do that somebody may ask about later. Each has its words in staff.json (`audit.actions`). */
export const auditActions = [
  "owner-created",
  "entered",
  "left",
  "left-everywhere",
  "colleague-added",
  "link-made",
  "role-changed",
  "colleague-disabled",
  "colleague-enabled",
  "messages-requeued",
  "leads-exported",
  "leads-changed",
  "leads-merged",
  "person-exported",
  "person-erased",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The subject is an id or a reference, the data numbers and keys: never what a customer told us. */
export async function audit(
  db: Kysely<Database>,
  staffId: string | null,
  action: AuditAction,
  subject: string | null = null,
  data: Record<string, string | number> = {},
): Promise<void> {
  const now = Date.now();
  await db
    .insertInto("audit_log")
    .values({ id: newId(now), at: now, staff_id: staffId, action, subject, data: JSON.stringify(data) })
    .execute();
}

export interface AuditEntry {
  id: string;
  at: number;
  action: string;
  /** The name of who did it; null is the site itself. */
  by: string | null;
  /** The colleague whom it was done to, where it was one, else what the entry names. */
  subject: string | null;
  data: Record<string, string | number>;
}

/** The newest first. */
export async function auditLog(db: Kysely<Database>, count = 200): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom("audit_log as entry")
    .leftJoin("staff as actor", "actor.id", "entry.staff_id")
    .leftJoin("staff as other", "other.id", "entry.subject")
    .select(["entry.id", "entry.at", "entry.action", "entry.subject", "entry.data", "actor.name as by"])
    .select("other.name as other")
    .orderBy("entry.id", "desc")
    .limit(count)
    .execute();
  return rows.map(({ other, subject, data, ...row }) => ({
    ...row,
    subject: other ?? subject,
    data: JSON.parse(data) as AuditEntry["data"],
  }));
}
