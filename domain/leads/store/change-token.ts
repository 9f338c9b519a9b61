import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { inInbox } from "#platform/db/search/conditions.ts";
import { currentTime } from "#platform/machine/time.ts";

type Change = {
  at: number | null;
  n: number;
  versions: number | null;
  event: string | null;
  failing: number;
  dead: number;
  notice: string | null;
  reminders: number;
};

/**
 * Returns a text that changes whenever a lead arrives or changes, one of our messages fails, or a reminder comes due. It counts all changes
 * of the last minute, because the newest time alone is not enough: another process may commit later with an earlier time.
 */
export async function changeToken(db: Kysely<Database>, now = currentTime()): Promise<string> {
  const { rows } = await sql<Change>`
    select max(updated_at) as at, count(*) as n, cast(sum(version + unread) as bigint) as versions,
      (select max(id) from lead_events) as event,
      (select count(*) from outbox where state = 'pending' and last_error is not null) as failing,
      (select count(*) from outbox where state = 'dead') as dead,
      (select max(id) from notices) as notice,
      (select count(*) from leads where ${inInbox} and reminder_at is not null and reminder_at <= ${now}) as reminders
    from leads where updated_at > (select max(updated_at) from leads) - 60000`.execute(db);
  const { at, n, versions, event, failing, dead, notice, reminders } = rows[0] ?? {};
  return [at, n, versions, event, failing, dead, notice, reminders].map((part) => part ?? 0).join(".");
}
