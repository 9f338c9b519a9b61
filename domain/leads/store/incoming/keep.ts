import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";
import { env } from "#platform/process/env.ts";
import { isToldAlready, isTooMuch } from "./allowance.ts";
import { headBytesOf, headOf, isReport, ownIds, startOfBody, valuesOf } from "./head.ts";
import { enquiryNamedIn } from "./reply-address.ts";

/** The outbox topic for received mails. */
export const incomingTopic = "mail.incoming";

export type KeepOutcome = "stored" | "repeated" | "kept out" | "dropped";

interface Match {
  enquiry: string;
  outbox?: string;
}

/**
 * Stores a mail that belongs to an enquiry, and queues it for reading. The enquiry is found by our token in the reply address, or else by
 * the ids of our mails that the mail answers. A mail with neither of them is not stored. The sender and a reference in the subject do not
 * count, because anybody can write them.
 */
export async function keepMail(
  db: Kysely<Database>,
  raw: Buffer,
  recipients = "",
  host = new URL(env().SITE_URL).hostname,
  now = currentTime(),
  bytes?: number,
): Promise<KeepOutcome> {
  const head = headOf(raw);
  const [messageId = ""] = valuesOf(head, "message-id");
  // This is one of our own mails that came back to us.
  if (ownIds(messageId, host).length > 0) return "kept out";
  const match = await matchOf(db, raw, head, recipients, host);
  if (!match) return "kept out";
  const key = createHash("sha256").update(messageId ? `${match.enquiry}\n${messageId}` : raw);
  const mail = { raw, key: key.digest("base64url"), ...(bytes !== undefined && { bytes: String(bytes) }) };
  if (await isKnown(db, mail.key)) return "repeated";
  if (!(await isTooMuch(db, match.enquiry, raw.length, now))) return store(db, match, mail, now);
  if (isReport(head) || (await isToldAlready(db, match.enquiry, head, now))) return "dropped";
  // Stores an entry that says only that a mail came. It has a new key, so that the mail can still be stored if it is delivered again later.
  const dropped = { raw: headBytesOf(raw, mostOfDropped), key: `dropped:${newId()}`, why: "limit" };
  await store(db, match, { bytes: String(raw.length), ...mail, ...dropped }, now);
  return "dropped";
}

const mostOfDropped = 32 * 1024;

const isKnown = async (db: Kysely<Database>, key: string) =>
  (await db.selectFrom("incoming_mails").select("id").where("message_key", "=", key).executeTakeFirst()) !== undefined;

/**
 * Stores a mail and queues it. `bytes` is the true size of the mail if only its headers are stored. `why` names the limit that it exceeded,
 * if this was not the size limit.
 */
async function store(
  db: Kysely<Database>,
  match: Match,
  { raw, key, ...facts }: { raw: Buffer; key: string; bytes?: string; why?: string },
  now: number,
): Promise<KeepOutcome> {
  const id = newId();
  const stored = await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("incoming_mails")
      .values({
        id,
        message_key: key,
        request_id: match.enquiry,
        outbox_id: match.outbox ?? null,
        state: "waiting",
        received_at: now,
        raw,
      })
      .onConflict((conflict) => conflict.column("message_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return false;
    const payload = { mail: id, ...facts };
    const message = { topic: incomingTopic, dedupeKey: `${incomingTopic}:${id}`, leadId: null, payload };
    await enqueue(transaction, [message], now);
    return true;
  });
  if (stored) outboxFilled();
  return stored ? "stored" : "repeated";
}

/** Stores only the headers of a mail that is too large, so that the timeline can say that it came. */
export const keepHead = (db: Kysely<Database>, head: Buffer, bytes: number, recipients = "", now = currentTime()) =>
  keepMail(db, headBytesOf(head), recipients, undefined, now, bytes);

async function matchOf(
  db: Kysely<Database>,
  raw: Buffer,
  head: string,
  recipients: string,
  host: string,
): Promise<Match | undefined> {
  const report = isReport(head);
  const about = report ? await messageOf(db, ownIds(startOfBody(raw), host)) : undefined;
  const named = await enquiryNamedIn(db, `${recipients}\n${head}${report ? startOfBody(raw) : ""}`);
  if (named && (await exists(db, named))) return { enquiry: named, outbox: about?.outbox };
  if (about) return about;
  const answered = ["in-reply-to", "references"].flatMap((name) => valuesOf(head, name)).join(" ");
  const ids = ownIds(answered, host);
  const message = await messageOf(db, ids);
  if (message) return { enquiry: message.enquiry };
  const enquiry = await leadAmong(db, ids);
  return enquiry ? { enquiry } : undefined;
}

async function messageOf(db: Kysely<Database>, ids: string[]): Promise<Required<Match> | undefined> {
  if (ids.length === 0) return undefined;
  const rows = db.selectFrom("outbox").select(["id", "lead_id", "came_from"]).where("id", "in", ids);
  const row = await rows.where("lead_id", "is not", null).orderBy("id", "desc").executeTakeFirst();
  const enquiry = row?.came_from ?? row?.lead_id;
  return row && enquiry ? { enquiry, outbox: row.id } : undefined;
}

const exists = async (db: Kysely<Database>, id: string) => (await leadAmong(db, [id])) !== undefined;

async function leadAmong(db: Kysely<Database>, ids: string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const found = db.selectFrom("leads").select("id").where("id", "in", ids).where("erased_at", "is", null);
  return (await found.executeTakeFirst())?.id;
}
