import type { Kysely } from "kysely";
import { newId } from "../db/ids.ts";
import type { Database } from "../db/schema.ts";

export interface Deed {
  /** Such as lead.status. */
  action: string;
  subject: string | null;
  /** Ids, keys and numbers; nothing that a customer told us. */
  data?: object;
}

export async function audit(db: Kysely<Database>, staff: string | null, deeds: readonly Deed[], at: number) {
  const rows = deeds.map(({ action, subject, data = {} }) => ({
    id: newId(),
    at,
    staff_id: staff,
    action,
    subject,
    data: JSON.stringify(data),
  }));
  if (rows.length > 0) await db.insertInto("audit_log").values(rows).execute();
}
