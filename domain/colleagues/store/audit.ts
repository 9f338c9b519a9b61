import type { Kysely } from "kysely";
import type { Action } from "#platform/audit/actions.ts";
import { audit as record } from "#platform/audit/audit.ts";
import type { Database } from "#platform/db/schema.ts";
import { withAuth } from "#platform/identity/tables.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { AuditEntry, Place } from "./audit-entry.ts";
import { refusals } from "./refusals.ts";

/**
 * Writes an action of a colleague to the audit log. The text for the action is in messages/colleagues.json (`audit.actions`). The subject
 * is an id. The data are keys and numbers, never anything that a customer told us.
 */
export const audit = (
  db: Kysely<Database>,
  colleagueId: string | null,
  action: Action,
  subject: string | null = null,
  data: Record<string, string | number> = {},
): Promise<void> => record(db, colleagueId, [{ action, subject, data }], currentTime());

const newest: Place = { at: Number.MAX_SAFE_INTEGER, id: "" };

/**
 * Returns the entries of the log, newest first, and the cursor of the next page. The entries are actions of colleagues and failed attempts
 * to sign in as a colleague.
 */
export async function auditLog(db: Kysely<Database>, before: Place = newest, count = 200) {
  const both = await Promise.all([deeds(db, before, count + 1), refusals(db, before, count + 1)]);
  const all = both.flat().sort((one, other) => other.at - one.at || (other.id < one.id ? -1 : 1));
  const entries = all.slice(0, count);
  return { entries, next: all.length > count ? entries.at(-1) : undefined };
}

async function deeds(db: Kysely<Database>, { at, id }: Place, count: number): Promise<AuditEntry[]> {
  const rows = await withAuth(db)
    .selectFrom("audit_log as entry")
    .leftJoin("staff as actor", "actor.id", "entry.staff_id")
    .leftJoin("staff as other", "other.id", "entry.subject")
    .leftJoin("leads as lead", "lead.id", "entry.subject")
    .leftJoin("applications as application", "application.id", "entry.subject")
    .leftJoin("auth_users as account", "account.id", "entry.subject")
    .select(["entry.id", "entry.at", "entry.action", "entry.subject", "entry.data", "actor.name as by"])
    .select(["other.name as other", "lead.reference", "application.reference as applied", "account.email"])
    .where((e) => e(e.refTuple("entry.at", "entry.id"), "<", e.tuple(at, id)))
    .orderBy("entry.at", "desc")
    .orderBy("entry.id", "desc")
    .limit(count)
    .execute();
  return rows.map(({ other, reference, applied, email, subject, data, ...row }) => ({
    ...row,
    subject: other ?? reference ?? applied ?? email ?? subject,
    data: JSON.parse(data),
  }));
}
