import { statesThat } from "@site/ground/states/table.ts";
import { openVisits, visitStates, workKinds } from "@site/ground/states/visit.ts";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { lockMergeTarget } from "#domain/leads/store/index.ts";
import { hasContact } from "#domain/people/store/index.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, transactionWithMessages } from "#platform/outbox/enqueue.ts";
import { pace } from "#platform/process/limits.ts";
import { isNoTest, mayAsk } from "./may-ask.ts";

export const testimonialTopic = "mail.testimonial";

const hour = 3_600_000;
const day = 24 * hour;
/** A visit that ended longer ago is not asked about. */
const recent = 14 * day;
/** A person is asked at most once in this time, whatever the number of enquiries. */
const pause = 365 * day;
/** The requests go out between these hours in the UAE, from the day after the visit. */
const [first, last] = [9 * hour, 19 * hour];

/**
 * Asks the customers of finished work for their words, each once. Everybody is asked alike: neither the outcome of the visit nor a complaint
 * counts. Customers who withdrew, and enquiries in the spam folder, are left out, and so are tests by colleagues and work that still has a
 * visit ahead. A customer without an address is asked by a colleague, who records it (`noteAsked`).
 */
export async function requestTestimonials(
  db: Kysely<Database>,
  now = currentTime(),
  signal?: AbortSignal,
): Promise<number> {
  const today = uaeDayStart(uaeDay(now));
  if (now - today < first || now - today > last) return 0;
  const finished = await db
    .selectFrom("appointments as visit")
    .innerJoin("leads", "leads.id", "visit.request_id")
    .select(["visit.id", "visit.request_id"])
    .where("visit.state", "in", statesThat(visitStates, "wasDone"))
    .where("visit.kind", "in", workKinds)
    .where("visit.from_at", ">", now - recent)
    .where("visit.to_at", "<", today)
    .where("leads.spam", "=", 0)
    .where("leads.erased_at", "is", null)
    .where(isNoTest)
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom("testimonials").select("testimonials.id").whereRef("request_id", "=", "visit.request_id"),
        ),
      ),
    )
    .orderBy("visit.from_at")
    .execute();
  let count = 0;
  const ask = async ({ id, request_id: enquiry }: (typeof finished)[number]) => {
    if ((await requestOne(db, enquiry, id, now)).ok) count += 1;
  };
  await pace(finished, ask, signal);
  return count;
}

const requestOne = (db: Kysely<Database>, enquiryId: string, visit: string, now: number) =>
  transactionWithMessages(db, async (tx): Promise<{ ok: boolean }> => {
    const target = await lockMergeTarget(tx, enquiryId);
    if (!target || !(await mayAsk(tx, target.enquiry))) return { ok: false };
    if ((await hasVisitAhead(tx, enquiryId, now)) || (await wasAskedBefore(tx, target.enquiry, now)))
      return { ok: false };
    const { id: leadId } = target.lead;
    const { email, locale } = target.enquiry;
    const id = newId(now);
    const row = { id, request_id: enquiryId, appointment_id: visit, state: "requested", locale } as const;
    const added = await tx
      .insertInto("testimonials")
      .values({ ...row, words: "", shown_name: "", consent: "", requested_at: now, asked_at: email ? now : null })
      .onConflict((conflict) => conflict.column("request_id").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return { ok: false };
    const message = { topic: testimonialTopic, dedupeKey: `${testimonialTopic}:${id}`, leadId };
    if (email) await enqueue(tx, [{ ...message, payload: { testimonial: id, lead: enquiryId } }], now);
    return { ok: true };
  });

/** Looks for a visit whose time is not over. An old visit that nobody settled is not ahead. */
const hasVisitAhead = async (tx: Transaction<Database>, enquiryId: string, now: number) =>
  (await tx
    .selectFrom("appointments")
    .select("id")
    .where("request_id", "=", enquiryId)
    .where("state", "in", openVisits)
    .where("to_at", ">", now)
    .executeTakeFirst()) !== undefined;

/** Tells whether the same number or address was asked within the year, for any enquiry. */
async function wasAskedBefore(tx: Transaction<Database>, { email, phone }: LeadsTable, now: number): Promise<boolean> {
  if (!email && !phone) return false;
  const asked = tx
    .selectFrom("leads")
    .select("leads.id")
    .where(hasContact([{ email, phone }]))
    .where((e: ExpressionBuilder<Database, "leads">) =>
      e.exists(
        e
          .selectFrom("testimonials")
          .select("testimonials.id")
          .whereRef("testimonials.request_id", "=", "leads.id")
          .where("testimonials.requested_at", ">", now - pause),
      ),
    );
  return (await asked.executeTakeFirst()) !== undefined;
}
