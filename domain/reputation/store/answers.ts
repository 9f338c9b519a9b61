import { formKinds } from "@site/ground/states/lead.ts";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { isNoTest } from "./may-ask.ts";

interface Period {
  from: number;
  to: number;
  now: number;
}

const batch = 2000;
const kinds = [...formKinds, "whatsapp"] as const;

/**
 * Measures the first answers to the enquiries of a period, in working time, and half of them by the clock on the wall too. An enquiry that still has no answer after its promised time counts
 * with the time until now, unless the customer withdrew it. A booking that a customer made alone needs no answer, so it does not count.
 */
export async function answersIn(
  db: Kysely<Database>,
  { from, to, now }: Period,
  workingTime: (from: number, to: number) => number,
) {
  const took: number[] = [];
  const passed: number[] = [];
  for await (const { created_at: came, answered, due, lost_reason: lost } of enquiriesOf(db, from, to)) {
    const isOverdue = due !== null && due < now && lost !== "withdrawn";
    if (answered === null && !isOverdue) continue;
    took.push(workingTime(came, answered ?? now));
    passed.push((answered ?? now) - came);
  }
  return { cases: took.length, medianMs: part(took, 0.5), p90Ms: part(took, 0.9), wallMedianMs: part(passed, 0.5) };
}

/** Returns the time within which this part of the cases was over. */
const part = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

const answered = sql<number | null>`coalesce(first_replied_at, replied_at)`;
const due = sql<number | null>`case when first_replied_at is null then reply_due_at else first_due_at end`;
/** Leads that a person wrote to us, and that were not answered by the customer's own booking. */
const counted = sql<SqlBool>`spam = 0 and merged_into is null and erased_at is null
  and ${isNoTest}
  and not exists (select 1 from lead_events e where e.lead_id = leads.id and e.at = ${answered}
    and e.kind = 'status' and e.actor = 'customer')`;

/** Reads the enquiries in batches. SQLite runs on the main thread, so other requests are handled between two batches. */
async function* enquiriesOf(db: Kysely<Database>, from: number, to: number) {
  let [at, id] = [from, ""];
  while (true) {
    const leads = await db
      .selectFrom("leads")
      .select(["id", "created_at", "lost_reason", answered.as("answered"), due.as("due")])
      .where(counted)
      .where("kind", "in", kinds)
      .where("created_at", ">=", at)
      .where("created_at", "<", to)
      .where(sql<SqlBool>`(created_at > ${at} or id > ${id})`)
      .orderBy("created_at")
      .orderBy("id")
      .limit(batch)
      .execute();
    yield* leads;
    const last = leads.at(-1);
    if (!last || leads.length < batch) return;
    [at, id] = [last.created_at, last.id];
    await yieldTurn();
  }
}
