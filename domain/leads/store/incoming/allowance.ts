import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { budgets, limits } from "#platform/http/budgets.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { valuesOf } from "./head.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const { mailsAnHour, bytesADay, bytesAlways } = budgets.mailsOfEnquiry;

const bytes = sql<number>`coalesce(sum(length(raw)), 0)`;

/** Tells whether a mail of this size is over the limits of its enquiry or of all enquiries together. */
export async function isTooMuch(
  db: Kysely<Database>,
  enquiry: string,
  size: number,
  now: number,
  mostOfAll: number = budgets.mailsOfAll.bytesADay,
): Promise<boolean> {
  const today = db.selectFrom("incoming_mails").where("received_at", ">", now - day);
  const recent = sql<number>`coalesce(sum(case when received_at > ${now - hour} then 1 else 0 end), 0)`;
  const ofIt = today.where("request_id", "=", enquiry);
  const mine = await ofIt.select([recent.as("mails"), bytes.as("bytes")]).executeTakeFirstOrThrow();
  const total = Number(mine.bytes) + size;
  if (Number(mine.mails) >= mailsAnHour || total > bytesADay) return true;
  if (total <= bytesAlways) return false;
  const all = await today.select(bytes.as("bytes")).executeTakeFirstOrThrow();
  return Number(all.bytes) + size > mostOfAll;
}

/**
 * Tells whether the office was already told within the last hour that a mail was refused. Mails with the customer's address as sender are
 * counted separately, so that a flood of other mails does not hide them.
 */
export async function isToldAlready(db: Kysely<Database>, enquiry: string, head: string, now: number) {
  const lead = await db.selectFrom("leads").select("email").where("id", "=", enquiry).executeTakeFirst();
  const [from = ""] = valuesOf(head, "from");
  const isCustomer = !!lead?.email && from.toLowerCase().includes(lead.email.toLowerCase());
  return isOverLimit(db, limits.refusedMailNotice, `${enquiry}\n${isCustomer}`, now);
}
