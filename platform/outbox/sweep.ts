import { type Kysely, sql } from "kysely";
import { leaseTime } from "#platform/clock/lease.ts";
import type { Database } from "#platform/db/schema.ts";
import { log } from "#platform/process/log.ts";
import { longestWait } from "./backoff.ts";
import { lease } from "./claim.ts";
import { timedTopics, waitingSince } from "./messages.ts";

const hour = 3_600_000;

/**
 * Logs how many messages have waited too long. If the next attempt of a message is so far in the future that only a wrong clock can have
 * written it, the message is released at once. Messages that were queued for a later time stay scheduled.
 */
export async function sweep(db: Kysely<Database>, now: number): Promise<void> {
  await scheduleTimed(db, now);
  await releasePostponed(db, now);
  const { count } = await db
    .selectFrom("outbox")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("state", "=", "pending")
    .where(waitingSince("outbox"), "<", now - hour)
    .executeTakeFirstOrThrow();
  if (count > 0) log("warn", { event: "outbox-waiting", count });
}

/** Processes of the previous version store a message for a later time as "pending". */
const scheduleTimed = (db: Kysely<Database>, now: number) =>
  db
    .updateTable("outbox")
    .set((e) => ({ state: "scheduled", due_at: e.ref("next_at") }))
    .where("state", "=", "pending")
    .where("topic", "in", timedTopics)
    .where("attempts", "=", 0)
    .where("due_at", "is", null)
    .where("next_at", ">", now)
    .execute();

async function releasePostponed(db: Kysely<Database>, now: number) {
  const pending = db.updateTable("outbox").where("state", "=", "pending");
  await pending
    .set({ next_at: now })
    .where("next_at", ">", now + 2 * longestWait)
    .execute();
  await pending
    .set({ locked_until: null })
    .where("locked_until", ">", sql<number>`${leaseTime(db, now)} + ${sql.lit(2 * lease)}`)
    .execute();
  // While the clock was wrong, these messages were queued for a time that seemed to be soon.
  await db
    .updateTable("outbox")
    .set({ state: "pending", next_at: now, due_at: null })
    .where("state", "=", "scheduled")
    .where("created_at", ">", now + 2 * longestWait)
    .where((e) => e("due_at", "<=", e("created_at", "+", 2 * hour)))
    .execute();
}
