import { statesThat } from "@site/ground/states/table.ts";
import { testimonialStates } from "@site/ground/states/testimonial.ts";
import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import type { TestimonialsTable } from "#platform/db/reputation-schema.ts";
import type { Database } from "#platform/db/schema.ts";

export type Testimonial = Selectable<TestimonialsTable>;

export const readTestimonial = (db: Kysely<Database>, id: string): Promise<Testimonial | undefined> =>
  db.selectFrom("testimonials").selectAll().where("id", "=", id).executeTakeFirst();

/** Finds the testimonial of an enquiry. Undefined if the customer was not asked for one. */
export const testimonialOf = (db: Kysely<Database>, enquiryId: string): Promise<Testimonial | undefined> =>
  db.selectFrom("testimonials").selectAll().where("request_id", "=", enquiryId).executeTakeFirst();

/** The condition that neither the enquiry nor the lead of its visit, into which it was merged, is in the spam folder. */
export const isNoSpam = sql<SqlBool>`leads.spam = 0
  and not exists (select 1 from leads head where head.id = appointments.lead_id and head.spam = 1)`;

/** Returns the published testimonials, the newest first, with the trade, the emirate and the time of the visit. */
export const publishedTestimonials = (db: Kysely<Database>, limit: number) =>
  db
    .selectFrom("testimonials")
    .innerJoin("leads", "leads.id", "testimonials.request_id")
    .innerJoin("appointments", "appointments.id", "testimonials.appointment_id")
    .select(["testimonials.id", "words", "shown_name", "testimonials.locale", "leads.service", "appointments.place"])
    .select("appointments.from_at")
    .where("testimonials.state", "in", statesThat(testimonialStates, "isPublic"))
    .where(isNoSpam)
    .orderBy("decided_at", "desc")
    .orderBy("testimonials.id", "desc")
    .limit(limit)
    .execute();

/** Returns all testimonials for the office: those that wait for it first, as does a line about a visit that nobody has written, and then the newest. */
export const allTestimonials = (db: Kysely<Database>, limit: number) =>
  db
    .selectFrom("testimonials")
    .innerJoin("leads", "leads.id", "testimonials.request_id")
    .innerJoin("appointments", "appointments.id", "testimonials.appointment_id")
    .selectAll("testimonials")
    .select(["appointments.lead_id", "appointments.from_at", "appointments.place"])
    .select(["leads.reference", "leads.name", "leads.email", "leads.phone"])
    .orderBy((e) =>
      e
        .case()
        .when(
          e.or([
            e("testimonials.state", "in", statesThat(testimonialStates, "awaitsOffice")),
            e.exists(
              e
                .selectFrom("findings")
                .select("findings.id")
                .whereRef("findings.request_id", "=", "testimonials.request_id")
                .where("findings.decided_by", "is", null),
            ),
          ]),
        )
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy("testimonials.requested_at", "desc")
    .orderBy("testimonials.id", "desc")
    .limit(limit)
    .execute();

/**
 * The numbers of testimonials. `requested` has those customers who were asked by a mail or a colleague, or who wrote anyway. Everything that
 * was received is in `received`, whatever became of it, except what was withdrawn.
 */
export interface TestimonialCounts {
  requested: number;
  received: number;
  published: number;
  refused: number;
  withdrawn: number;
  byReason: Partial<Record<NonNullable<TestimonialsTable["reason"]>, number>>;
}

const wasAsked = sql<number>`case when asked_at is null and received_at is null then 0 else 1 end`;

export async function countTestimonials(db: Kysely<Database>): Promise<TestimonialCounts> {
  const rows = await db
    .selectFrom("testimonials")
    .innerJoin("leads", "leads.id", "testimonials.request_id")
    .innerJoin("appointments", "appointments.id", "testimonials.appointment_id")
    .select((e) => ["testimonials.state", "reason", wasAsked.as("asked"), e.fn.countAll<number>().as("n")])
    .where(isNoSpam)
    .groupBy(["testimonials.state", "reason", "asked"])
    .execute();
  const sum = (counts: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(counts).reduce((total, { n }) => total + n, 0);
  const byReason: TestimonialCounts["byReason"] = {};
  for (const { state, reason, n } of rows)
    if (state === "refused" && reason) byReason[reason] = (byReason[reason] ?? 0) + n;
  return {
    requested: sum(({ asked }) => asked === 1),
    received: sum(({ state }) => testimonialStates[state].hasWords),
    published: sum(({ state }) => testimonialStates[state].isPublic),
    refused: sum(({ state }) => state === "refused"),
    withdrawn: sum(({ state }) => state === "withdrawn"),
    byReason,
  };
}

export const visitOfTestimonial = (db: Kysely<Database>, { appointment_id: id }: Testimonial) =>
  db.selectFrom("appointments").select(["from_at", "place"]).where("id", "=", id).executeTakeFirst();
