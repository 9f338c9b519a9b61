import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";

export const weeklyTopic = "report.weekly";
const hour = 3_600_000;

/** Returns the Monday of the week of a day. Day 4 after 1 January 1970 was a Monday. */
const mondayOf = (day: number) => day - ((day - 4) % 7);

/**
 * Queues the weekly mail on Monday from 07:00 in the UAE, or on Tuesday if the server was down on Monday. Each owner gets one mail a week,
 * even if this function runs more often.
 */
export async function queueWeekly(db: Kysely<Database>, now: number): Promise<void> {
  const monday = mondayOf(uaeDay(now));
  const since = now - uaeDayStart(monday);
  if (since < 7 * hour || since > 48 * hour) return;
  const owners = await db
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .execute();
  const messages = owners.map(({ id }) => ({
    topic: weeklyTopic,
    dedupeKey: `${weeklyTopic}:${monday}:${id}`,
    leadId: null,
    payload: { staff: id, monday: String(monday) },
  }));
  await enqueue(db, messages, now);
  outboxFilled();
}
