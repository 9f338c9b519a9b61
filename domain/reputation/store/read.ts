import { statesThat } from "@site/ground/states/table.ts";
import { testimonialStates } from "@site/ground/states/testimonial.ts";
import type { Kysely, Selectable } from "kysely";
import type { TestimonialsTable } from "#platform/db/reputation-schema.ts";
import type { Database } from "#platform/db/schema.ts";

export type Testimonial = Selectable<TestimonialsTable>;

export const readTestimonial = (db: Kysely<Database>, id: string): Promise<Testimonial | undefined> =>
  db.selectFrom("testimonials").selectAll().where("id", "=", id).executeTakeFirst();

/** Finds the testimonial of an enquiry. Undefined if the customer was not asked for one. */
export const testimonialOf = (db: Kysely<Database>, enquiryId: string): Promise<Testimonial | undefined> =>
  db.selectFrom("testimonials").selectAll().where("request_id", "=", enquiryId).executeTakeFirst();

/** Returns the published testimonials, the newest first, with the trade, the emirate and the time of the visit. */
export const publishedTestimonials = (db: Kysely<Database>, limit: number) =>
  db
    .selectFrom("testimonials")
    .innerJoin("leads", "leads.id", "testimonials.request_id")
    .innerJoin("appointments", "appointments.id", "testimonials.appointment_id")
    .select(["testimonials.id", "words", "shown_name", "testimonials.locale", "leads.service", "appointments.place"])
    .select("appointments.from_at")
    .where("testimonials.state", "in", statesThat(testimonialStates, "isPublic"))
    .where("leads.spam", "=", 0)
    .orderBy("decided_at", "desc")
    .orderBy("testimonials.id", "desc")
    .limit(limit)
    .execute();

/** Returns all testimonials for the office: those that wait for it first, and then the newest. */
export const allTestimonials = (db: Kysely<Database>, limit: number) =>
  db
    .selectFrom("testimonials")
    .innerJoin("leads", "leads.id", "testimonials.request_id")
    .innerJoin("appointments", "appointments.id", "testimonials.appointment_id")
    .selectAll("testimonials")
    .select(["appointments.lead_id", "appointments.from_at", "appointments.place"])
    .select(["leads.reference", "leads.name", "leads.email", "leads.phone", "leads.service", "leads.follow_key"])
    .select("leads.locale as language")
    .orderBy((e) =>
      e.case().when("testimonials.state", "in", statesThat(testimonialStates, "awaitsOffice")).then(0).else(1).end(),
    )
    .orderBy("testimonials.requested_at", "desc")
    .orderBy("testimonials.id", "desc")
    .limit(limit)
    .execute();

/** The numbers of testimonials. Everything that was received is in `received`, whatever became of it, except what was withdrawn. */
export interface TestimonialCounts {
  requested: number;
  received: number;
  published: number;
  refused: number;
  withdrawn: number;
  byReason: Partial<Record<NonNullable<TestimonialsTable["reason"]>, number>>;
}

export async function countTestimonials(db: Kysely<Database>): Promise<TestimonialCounts> {
  const rows = await db
    .selectFrom("testimonials")
    .select((e) => ["state", "reason", e.fn.countAll<number>().as("n")])
    .groupBy(["state", "reason"])
    .execute();
  const sum = (counts: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(counts).reduce((total, { n }) => total + n, 0);
  const byReason: TestimonialCounts["byReason"] = {};
  for (const { state, reason, n } of rows) if (state === "refused" && reason) byReason[reason] = n;
  return {
    requested: sum(() => true),
    received: sum(({ state }) => testimonialStates[state].hasWords),
    published: sum(({ state }) => testimonialStates[state].isPublic),
    refused: sum(({ state }) => state === "refused"),
    withdrawn: sum(({ state }) => state === "withdrawn"),
    byReason,
  };
}

export const visitOfTestimonial = (db: Kysely<Database>, { appointment_id: id }: Testimonial) =>
  db.selectFrom("appointments").select("from_at").where("id", "=", id).executeTakeFirst();
