import { mayBecome, type RefusalReason, testimonialStates } from "@site/ground/states/testimonial.ts";
import type { Kysely, Transaction, Updateable } from "kysely";
import { lockMergeTarget, type MergeTarget } from "#domain/leads/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import { changeSeen } from "#platform/db/change-seen.ts";
import type { TestimonialsTable } from "#platform/db/reputation-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, transactionWithMessages } from "#platform/outbox/enqueue.ts";
import { readTestimonial, type Testimonial, testimonialOf } from "./read.ts";

export const officeTestimonialTopic = "mail.testimonial-office";

/** `state` means that the testimonial is not in a state in which this can be done. */
export type Outcome = { ok: true } | { ok: false; problem: "missing" | "conflict" | "state" };

export interface WrittenWords extends Pick<TestimonialsTable, "words" | "shown_name" | "consent" | "locale"> {}

/** Stores what the customer wrote. A form that is sent twice changes nothing the second time. */
export const writeTestimonial = (
  db: Kysely<Database>,
  enquiryId: string,
  written: WrittenWords,
  now = currentTime(),
): Promise<Outcome> =>
  changeTestimonial(db, enquiryId, null, async (tx, row, { lead }) => {
    const isSame = row.words === written.words && row.shown_name === written.shown_name;
    if (isSame && testimonialStates[row.state].hasWords) return {};
    if (!testimonialStates[row.state].mayWrite) return "state";
    const topic = officeTestimonialTopic;
    const message = { topic, dedupeKey: `${topic}:${row.id}:${row.version}`, leadId: lead.id };
    const payload = { testimonial: row.id, lead: enquiryId };
    if (lead.spam === 0) await enqueue(tx, [{ ...message, payload }], now);
    await audit(tx, null, [{ action: "testimonial.received", subject: lead.id }], now);
    return { set: { ...written, state: "received", consent_at: now, received_at: now, reason: null } };
  });

/** Records that a colleague has asked a customer without an address. Opening WhatsApp sends nothing, so the program does not know it. */
export const noteAsked = (
  db: Kysely<Database>,
  colleague: string,
  enquiryId: string,
  seen: number,
  now = currentTime(),
) =>
  changeTestimonial(db, enquiryId, seen, async (tx, row, { lead }) => {
    if (row.state !== "requested" || row.asked_at !== null) return "state";
    await audit(tx, colleague, [{ action: "testimonial.asked", subject: lead.id }], now);
    return { set: { asked_at: now } };
  });

/** Removes the customer's words. It works in any state in which there are words, whatever the office has done meanwhile. */
export const withdrawTestimonial = (db: Kysely<Database>, enquiryId: string, now = currentTime()): Promise<Outcome> =>
  changeTestimonial(db, enquiryId, null, async (tx, row, { lead }) => {
    if (row.state === "withdrawn") return {};
    if (!mayBecome(row.state, "withdrawn")) return "state";
    await audit(tx, null, [{ action: "testimonial.withdrawn", subject: lead.id }], now);
    const nothing = { words: "", shown_name: "", consent: "", consent_at: null, reason: null };
    return { set: { ...nothing, state: "withdrawn", decided_at: now, decided_by: null } };
  });

export type Decision = { to: "published" } | { to: "refused"; reason: RefusalReason };

/** Publishes the words that the colleague has read, or refuses to. `seen` is the version that the page showed. */
export const decideTestimonial = (
  db: Kysely<Database>,
  colleague: string,
  enquiryId: string,
  seen: number,
  decision: Decision,
  now = currentTime(),
): Promise<Outcome> =>
  changeTestimonial(db, enquiryId, seen, async (tx, row, { lead }) => {
    if (!mayBecome(row.state, decision.to)) return "state";
    await audit(tx, colleague, [{ action: `testimonial.${decision.to}`, subject: lead.id }], now);
    const reason = decision.to === "refused" ? decision.reason : null;
    return { set: { state: decision.to, reason, decided_at: now, decided_by: colleague } };
  });

type Change = { set?: Updateable<TestimonialsTable> };

/** Changes the testimonial of an enquiry under the lock of its lead, so that of two changes at once the second sees the first. */
const changeTestimonial = (
  db: Kysely<Database>,
  enquiryId: string,
  seen: number | null,
  changeOf: (tx: Transaction<Database>, row: Testimonial, target: MergeTarget) => Promise<Change | "state">,
): Promise<Outcome> =>
  transactionWithMessages(db, async (tx): Promise<Outcome> => {
    const target = await lockMergeTarget(tx, enquiryId);
    const row = target && (await testimonialOf(tx, enquiryId));
    if (!row) return { ok: false, problem: "missing" };
    const outcome = await changeSeen<Testimonial, Change, "state">(
      tx,
      { table: "testimonials", id: row.id, seen },
      readTestimonial,
      (now) => changeOf(tx, now, target),
    );
    return outcome.ok ? { ok: true } : outcome;
  });
