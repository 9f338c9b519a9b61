import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

type Change = { at: number | null; n: number; versions: number | null; event: string | null; failing: number };

/**
 * Changes whenever a lead arrives or changes, or one of our messages fails. The newest instant alone would miss a change that another
 * process commits slightly later with an earlier time, so everything of the last minute counts.
 */
export async function changeToken(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<Change>`
    select max(updated_at) as at, count(*) as n, cast(sum(version + unread) as bigint) as versions,
      (select max(id) from lead_events) as event,
      (select count(*) from outbox where state = 'pending' and last_error is not null) as failing
    from leads where updated_at > (select max(updated_at) from leads) - 60000`.execute(db);
  const { at, n, versions, event, failing } = rows[0] ?? {};
  return [at ?? 0, n ?? 0, versions ?? 0, event ?? "", failing ?? 0].join(".");
}
