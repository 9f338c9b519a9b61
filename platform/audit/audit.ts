import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Action } from "./actions.ts";

export interface Deed {
  action: Action;
  subject: string | null;
  /** Only ids, keys and numbers. Nothing that a customer told us may be stored here. */
  data?: object;
}

export async function audit(db: Kysely<Database>, colleague: string | null, deeds: readonly Deed[], at: number) {
  const rows = deeds.map(({ action, subject, data = {} }) => ({
    id: newId(),
    at,
    staff_id: colleague,
    action,
    subject,
    data: JSON.stringify(data),
  }));
  if (rows.length > 0) await db.insertInto("audit_log").values(rows).execute();
}
