import { type Kysely, sql } from "kysely";
import type { Action } from "#platform/audit/actions.ts";
import type { Database } from "#platform/db/schema.ts";
import { withAuth } from "#platform/identity/tables.ts";
import type { AuditEntry, Place } from "./audit-entry.ts";

/**
 * Returns failed attempts to sign in as a colleague. The attempts of an hour are one entry, so that somebody who guesses passwords cannot
 * hide other entries in the log.
 */
export async function refusals(db: Kysely<Database>, before: Place, count: number): Promise<AuditEntry[]> {
  const rows = await withAuth(db)
    .selectFrom("auth_audit as entry")
    .innerJoin("staff", "staff.auth_id", "entry.user_id")
    .leftJoin("staff_signins as seen", "seen.session_id", "entry.session_id")
    .select(({ fn }) => [fn.max("entry.at").as("at"), fn.min("entry.id").as("id"), fn.countAll().as("count")])
    .select(["staff.name", "entry.action", "entry.data"])
    .where((e) =>
      e.or([
        e("entry.action", "=", "sign_in_refused"),
        e.and([e("entry.action", "=", "signed_in"), e("seen.session_id", "is", null)]),
      ]),
    )
    .groupBy(["staff.id", "staff.name", "entry.action", "entry.data", sql`entry.at / 3600000`])
    .having(sql<boolean>`(max(entry.at), min(entry.id)) < (${before.at}, ${before.id})`)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(count)
    .execute();
  return rows.map(({ at, id, count, name, action, data }) => ({
    ...{ id, at: Number(at), by: null, subject: name, action: nameOf(action, data) },
    data: { ...(Number(count) > 1 && { count: Number(count) }) },
  }));
}

function nameOf(action: string, data: string): Action {
  if (action === "signed_in") return "staff.outside";
  const { method } = JSON.parse(data);
  if (method === "passkey") return "staff.wrongPasskey";
  return method === "password" ? "staff.wrongPassword" : "staff.wrongCode";
}
