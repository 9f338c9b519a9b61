import type { Kysely, Selectable, Transaction } from "kysely";
import { type EventData, lockMergeTarget, type MergeTarget } from "#domain/leads/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import { changeSeen } from "#platform/db/change-seen.ts";
import { newId } from "#platform/db/ids.ts";
import type { FindingsTable } from "#platform/db/reputation-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { transactionWithMessages } from "#platform/outbox/enqueue.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { isNoSpam, testimonialOf } from "./read.ts";

export type Finding = Selectable<FindingsTable>;

/** The text of a finding, in both languages. */
export type FindingLine = Pick<
  FindingsTable,
  "found_en" | "found_ar" | "reading_en" | "reading_ar" | "value_before" | "value_after" | "unit" | "area"
>;

/** `personal` means that the line names the customer, or has an address of a mailbox or a number of a phone. */
export type FindingOutcome = { ok: true } | { ok: false; problem: "missing" | "conflict" | "personal" };
type Answered = { ok: true } | { ok: false; problem: "missing" };
const missing: Answered = { ok: false, problem: "missing" };

export const findingOf = (db: Kysely<Database>, enquiryId: string): Promise<Finding | undefined> =>
  db.selectFrom("findings").selectAll().where("request_id", "=", enquiryId).executeTakeFirst();

/** Stores that the customer allows a line about the visit. A form that is sent twice changes nothing the second time. */
export const allowFinding = (
  db: Kysely<Database>,
  enquiryId: string,
  consent: Pick<FindingsTable, "consent" | "locale">,
  now = currentTime(),
): Promise<Answered> =>
  underLock(db, enquiryId, async (tx, { lead }): Promise<Answered> => {
    const testimonial = await testimonialOf(tx, enquiryId);
    if (!testimonial) return missing;
    const blank = { found_en: "", found_ar: "", reading_en: "", reading_ar: "", value_before: "", value_after: "" };
    const about = { id: newId(now), request_id: enquiryId, appointment_id: testimonial.appointment_id };
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto("findings")
      .values({ ...blank, ...about, ...consent, unit: "", area: "", consent_at: now })
      .onConflict((conflict) => conflict.column("request_id").doNothing())
      .executeTakeFirst();
    if (added) await audit(tx, null, [{ action: "finding.allowed", subject: lead.id }], now);
    return { ok: true };
  });

/** Deletes the line together with the consent, whatever the office has done meanwhile. */
export const withdrawFinding = (db: Kysely<Database>, enquiryId: string, now = currentTime()): Promise<Answered> =>
  underLock(db, enquiryId, async (tx, { lead }): Promise<Answered> => {
    const { numDeletedRows } = await tx.deleteFrom("findings").where("request_id", "=", enquiryId).executeTakeFirst();
    if (numDeletedRows) await audit(tx, null, [{ action: "finding.withdrawn", subject: lead.id }], now);
    return { ok: true };
  });

/** The finding that a colleague has read. Its id is new after a customer has withdrawn and allowed it again. */
interface Seen {
  id: string;
  version: number;
}

/** Publishes the line that a colleague wrote, or changes a published one. */
export const publishFinding = (
  db: Kysely<Database>,
  colleague: string,
  enquiryId: string,
  seen: Seen,
  line: FindingLine,
  now = currentTime(),
) =>
  changeFinding(db, enquiryId, seen, async (tx, row, { enquiry, lead }) => {
    if (isPersonal(line, [enquiry.name, lead.name])) return "personal";
    await audit(tx, colleague, [{ action: "finding.published", subject: lead.id }], now);
    return { set: { ...line, published_at: row.published_at ?? now, decided_by: colleague } };
  });

/** Takes a line off the site. Its text stays, so that the office can correct it. */
export const hideFinding = (
  db: Kysely<Database>,
  colleague: string,
  enquiryId: string,
  seen: Seen,
  now = currentTime(),
) =>
  changeFinding(db, enquiryId, seen, async (tx, _row, { lead }) => {
    await audit(tx, colleague, [{ action: "finding.hidden", subject: lead.id }], now);
    return { set: { published_at: null, decided_by: colleague } };
  });

const lettersOf = (text: string) => text.match(/\p{L}{3,}/gu) ?? [];

/**
 * Tells whether the line has a word of the names, a mail address, or a number as long as that of a phone. Each text is looked at alone: a value
 * of 1200 before the work and one of 1450 after it are no number of a phone.
 */
function isPersonal({ area: _, ...line }: FindingLine, names: readonly string[]): boolean {
  const texts = Object.values(line).map(normalizeText);
  const words = new Set(texts.flatMap(lettersOf));
  const isContact = texts.some((text) => /@|\d(?:[\s()-]*\d){6}/.test(text));
  return isContact || names.flatMap((name) => lettersOf(normalizeText(name))).some((word) => words.has(word));
}

type Change = { set: Partial<Finding> };

/** Changes a finding under the lock of its lead. The customer withdraws under the same lock, so a line is never published after that. */
const changeFinding = (
  db: Kysely<Database>,
  enquiryId: string,
  { id, version: seen }: Seen,
  changeOf: (tx: Transaction<Database>, row: Finding, target: MergeTarget) => Promise<Change | "personal">,
): Promise<FindingOutcome> =>
  underLock(db, enquiryId, async (tx, target): Promise<FindingOutcome> => {
    const read = (at: Kysely<Database>) =>
      at.selectFrom("findings").selectAll().where("id", "=", id).where("request_id", "=", enquiryId).executeTakeFirst();
    const outcome = await changeSeen<Finding, Change, "personal">(tx, { table: "findings", id, seen }, read, (row) =>
      changeOf(tx, row, target),
    );
    return outcome.ok ? { ok: true } : outcome;
  });

const underLock = <Outcome extends { ok: boolean }>(
  db: Kysely<Database>,
  enquiryId: string,
  work: (tx: Transaction<Database>, target: MergeTarget) => Promise<Outcome>,
): Promise<Outcome | Answered> =>
  transactionWithMessages(db, async (tx) => {
    const target = await lockMergeTarget(tx, enquiryId);
    return target ? work(tx, target) : missing;
  });

/** Returns the published lines about visits since this time, the newest first, with the trade and the emirate of the visit. */
export const publishedFindings = (db: Kysely<Database>, since: number) =>
  db
    .selectFrom("findings")
    .innerJoin("leads", "leads.id", "findings.request_id")
    .innerJoin("appointments", "appointments.id", "findings.appointment_id")
    .selectAll("findings")
    .select(["leads.service", "appointments.place", "appointments.from_at"])
    .where("published_at", "is not", null)
    .where("appointments.from_at", ">=", since)
    .where(isNoSpam)
    .orderBy("appointments.from_at", "desc")
    .orderBy("findings.id", "desc")
    .execute();

/** Returns the findings of these enquiries with the trade, the emirate and the last report of the visit. */
export async function findingsOf(db: Kysely<Database>, enquiries: readonly string[]) {
  if (enquiries.length === 0) return [];
  const rows = await db
    .selectFrom("findings")
    .innerJoin("leads", "leads.id", "findings.request_id")
    .innerJoin("appointments", "appointments.id", "findings.appointment_id")
    .selectAll("findings")
    .select(["leads.service", "appointments.place", "appointments.lead_id"])
    .where("findings.request_id", "in", enquiries)
    .execute();
  // PostgreSQL refuses a list without values.
  if (rows.length === 0) return [];
  const leads = rows.map(({ lead_id }) => lead_id);
  const events = db.selectFrom("lead_events").select("data").where("kind", "=", "report").orderBy("id", "desc");
  const reports = (await events.where("lead_id", "in", leads).execute()).map(({ data }): EventData["report"] =>
    JSON.parse(data),
  );
  return rows.map((row) => ({
    ...row,
    report: reports.find(({ appointment, what }) => appointment === row.appointment_id && what !== "add"),
  }));
}
