import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { valuesOf } from "./head.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const megabyte = 1024 * 1024;

/**
 * Limits what each enquiry may receive. Everybody who got a mail from us holds the key of its enquiry and can write to it under any name, so the
 * limit applies to the key. A busy customer sends ten mails an hour, with photos of 20 MB a day.
 */
const ofEnquiry = { mails: 30, bytes: 30 * megabyte };
/** Limits the bytes of all mails of a day together, so that many keys do not fill a disk of 20 GB within a month. This is a hundred mails of 3 MB. */
const ofAll = 300 * megabyte;
/**
 * Each enquiry may always receive so many bytes of text a day. If a stranger uses up the limit for all mails, other customers' photos are kept out,
 * but not their words.
 */
const ofEnquiryAlways = megabyte / 4;

const bytes = sql<number>`coalesce(sum(length(raw)), 0)`;

/** Tells whether a mail of this size is more than its enquiry may receive now, or more than all enquiries together may receive. */
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
  const wanted = Number(mine.bytes) + size;
  if (Number(mine.mails) >= ofEnquiry.mails || wanted > ofEnquiry.bytes) return true;
  if (wanted <= ofEnquiryAlways) return false;
  const all = await today.select(bytes.as("bytes")).executeTakeFirstOrThrow();
  return Number(all.bytes) + size > mostOfAll;
}

const told = { name: "incoming-mail-told", max: () => 1, window: hour };

/**
 * The office hears once an hour of mails that are not kept. Mails in the customer's name are counted apart, so that a flood of others does not hide
 * them.
 */
export async function isToldAlready(db: Kysely<Database>, enquiry: string, head: string, now: number) {
  const lead = await db.selectFrom("leads").select("email").where("id", "=", enquiry).executeTakeFirst();
  const [from = ""] = valuesOf(head, "from");
  const isCustomer = !!lead?.email && from.toLowerCase().includes(lead.email.toLowerCase());
  return isOverLimit(db, told, `${enquiry}\n${isCustomer}`, now);
}
