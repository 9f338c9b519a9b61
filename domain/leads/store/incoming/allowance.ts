import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { valuesOf } from "./head.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const megabyte = 1024 * 1024;

/**
 * The most mails per hour and bytes per day for one enquiry. The limit is per enquiry and not per sender, because everybody who got a mail
 * from us knows the reply address of the enquiry, and can write to it under any name. A busy customer sends ten mails an hour and 20 MB of
 * photos a day.
 */
const ofEnquiry = { mails: 30, bytes: 30 * megabyte };
/**
 * The most bytes per day for all enquiries together. This is a hundred mails of 3 MB. It prevents that many senders fill a disk of 20 GB
 * within a month.
 */
const ofAll = 300 * megabyte;
/**
 * The bytes per day that each enquiry may receive in any case. This is enough for text. If a stranger uses up the limit for all enquiries,
 * other customers' photos are refused, but not their words.
 */
const ofEnquiryAlways = megabyte / 4;

const bytes = sql<number>`coalesce(sum(length(raw)), 0)`;

/** Tells whether a mail of this size is over the limits of its enquiry or of all enquiries together. */
export async function isTooMuch(
  db: Kysely<Database>,
  enquiry: string,
  size: number,
  now: number,
  mostOfAll = ofAll,
): Promise<boolean> {
  const today = db.selectFrom("incoming_mails").where("received_at", ">", now - day);
  const recent = sql<number>`coalesce(sum(case when received_at > ${now - hour} then 1 else 0 end), 0)`;
  const ofIt = today.where("request_id", "=", enquiry);
  const mine = await ofIt.select([recent.as("mails"), bytes.as("bytes")]).executeTakeFirstOrThrow();
  const total = Number(mine.bytes) + size;
  if (Number(mine.mails) >= ofEnquiry.mails || total > ofEnquiry.bytes) return true;
  if (total <= ofEnquiryAlways) return false;
  const all = await today.select(bytes.as("bytes")).executeTakeFirstOrThrow();
  return Number(all.bytes) + size > mostOfAll;
}

const noticeLimit = { name: "incoming-mail-told", max: () => 1, window: hour };

/**
 * Tells whether the office was already told within the last hour that a mail was refused. Mails with the customer's address as sender are
 * counted separately, so that a flood of other mails does not hide them.
 */
export async function isToldAlready(db: Kysely<Database>, enquiry: string, head: string, now: number) {
  const lead = await db.selectFrom("leads").select("email").where("id", "=", enquiry).executeTakeFirst();
  const [from = ""] = valuesOf(head, "from");
  const isCustomer = !!lead?.email && from.toLowerCase().includes(lead.email.toLowerCase());
  return isOverLimit(db, noticeLimit, `${enquiry}\n${isCustomer}`, now);
}
