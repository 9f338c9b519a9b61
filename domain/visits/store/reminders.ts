import { statesThat } from "@site/ground/states/table.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { requeueEarly } from "#platform/outbox/requeue.ts";
import { remindersOf } from "./messages.ts";

const day = 86_400_000;

/**
 * Queues the reminders for the visits of the next days, each once. Usually they are queued already. This covers reminders that an earlier
 * version sent too early, and reminders that were withdrawn while the lead was marked as spam.
 */
export async function queueReminders(db: Kysely<Database>, now: number): Promise<void> {
  const visits = await db
    .selectFrom("appointments as visit")
    .innerJoin("leads", "leads.id", "visit.lead_id")
    .select(["visit.id", "visit.sequence", "visit.state", "visit.from_at", "visit.lead_id"])
    .where("visit.state", "in", statesThat(visitStates, "isAgreed"))
    .where("visit.from_at", ">", now)
    .where("visit.from_at", "<", now + 3 * day)
    .where("leads.spam", "=", 0)
    .execute();
  const reminders = visits.flatMap((visit) => remindersOf(visit, visit.lead_id, now));
  for (let n = 0; n < reminders.length; n += 500) await enqueue(db, reminders.slice(n, n + 500), now);
  await requeueEarly(db, reminders);
}
