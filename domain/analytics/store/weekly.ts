import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";

export const weeklyTopic = "report.weekly";
const hour = 3_600_000;

/** Day 4 of 1970 was a Monday. */
const mondayOf = (day: number) => day - ((day - 4) % 7);

/**
 * Queues the weekly mail on Monday from seven in the UAE, or on Tuesday if the site was down. Each owner gets one mail, however often this runs.
 * Without a visit in that week, no mail is sent.
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
