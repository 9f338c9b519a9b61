import { type Language, languages } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import type { MailAttachment } from "#platform/mail/types.ts";
import { endOfMinutes } from "#platform/outbox/enqueue.ts";
import type { Message } from "#platform/outbox/types.ts";
import { reencodePhoto } from "#platform/photos/reencode.ts";
import { updateKey } from "../store/follow.ts";
import { belongsTo, mergeTargetOf } from "../store/merge-target.ts";
import type { EventData, EventKind } from "../store/types.ts";

type Db = Kysely<Database>;

/**
 * Reads the current data of the enquiry that a message is about. Returns undefined if it was erased, so that nothing is sent about it. If
 * it was merged, the spam flag is that of the lead into which it was merged.
 */
export async function leadOf(db: Db, { payload, leadId }: Message): Promise<LeadsTable | undefined> {
  const enquiry = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", payload.lead ?? leadId ?? "")
    .executeTakeFirst();
  const target = enquiry && (await mergeTargetOf(db, enquiry));
  return target && { ...target.enquiry, spam: target.lead.spam };
}

/** Counts the photos that were sent with this enquiry. Photos of other enquiries that were merged into its lead do not count. */
export async function photosOf(db: Db, leadId: string): Promise<number> {
  const counted = db.selectFrom("lead_files").select((e) => e.fn.countAll<number>().as("n"));
  return (await counted.where(belongsTo(leadId)).executeTakeFirstOrThrow()).n;
}

/** The most pictures in a mail, because more would make the mail too large. */
const mostShown = 5;

/** Returns the first photos of an enquiry as pictures for a mail. */
export async function picturesOf(db: Db, leadId: string): Promise<Pictures> {
  const files = db.selectFrom("lead_files").select(["id", "type", "content"]).where(belongsTo(leadId));
  const rows = await files.orderBy("id").limit(mostShown).execute();
  return rows.map(({ id, type, content }, index) => ({
    cid: `${id}@photo`,
    filename: `photo-${index + 1}.${type.split("/")[1]}`,
    contentType: type,
    content: Buffer.from(content),
  }));
}

/** Returns a photo as a JPEG attachment. Not every mail program can show the format in which photos are stored. */
export async function photoAttachment(db: Db, id: string): Promise<MailAttachment> {
  const { content } = await db
    .selectFrom("lead_files")
    .select("content")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const photo = await reencodePhoto(content, { edge: 1600, format: "jpeg" });
  if (typeof photo === "string") throw new Error("A photo that cannot be drawn");
  return { filename: "photo.jpg", contentType: photo.type, content: Buffer.from(photo.content) };
}

export type Pictures = (MailAttachment & { cid: string })[];

export type MailedEvent = { [K in EventKind]: { kind: K; data: EventData[K] } }[EventKind] & {
  /** The number of photos that came together with this event. */
  photos: number;
};

/** Returns the timeline event that a message is about. */
export async function eventOf(db: Db, { payload }: Message): Promise<MailedEvent | undefined> {
  const row = await db
    .selectFrom("lead_events")
    .selectAll()
    .where("id", "=", payload.event ?? "")
    .executeTakeFirst();
  if (!row) return undefined;
  const { n } = await db
    .selectFrom("lead_events")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("lead_id", "=", row.lead_id)
    .where("kind", "=", "photo")
    .where("at", "=", row.at)
    .executeTakeFirstOrThrow();
  const event = { kind: row.kind, data: JSON.parse(row.data), photos: n } as MailedEvent;
  return event.kind === "message" ? { ...event, data: { ...event.data, text: wordsBy(event.data) } } : event;
}

/**
 * Returns the text of a message. Everybody who knows the reply address can write to it. So if a mail came from another address than the
 * customer's, the text begins with that address.
 */
const wordsBy = ({ text, mail }: EventData["message"]): string =>
  text && mail?.from ? `${mail.from}:\n${text}` : text;

/**
 * Returns the event of a message, with the text of all messages that came within the same minutes, so that one mail reports them all.
 * Returns undefined if a later notice will report them.
 */
export async function eventsTogether(db: Db, message: Message): Promise<MailedEvent | undefined> {
  const event = await eventOf(db, message);
  if (event?.kind !== "message") return event;
  const id = message.payload.event ?? "";
  const minutes = Number(message.payload.together);
  const { lead_id, came_from, at } = await db
    .selectFrom("lead_events")
    .select(["lead_id", "came_from", "at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("lead_events")
    .select(["id", "kind", "data"])
    .where("lead_id", "=", lead_id)
    .where("came_from", came_from === null ? "is" : "=", came_from)
    .where("kind", "in", ["message", "photo"])
    .where("at", ">=", endOfMinutes(at, minutes) - minutes * 60_000)
    .where("at", "<", endOfMinutes(at, minutes))
    .orderBy("id")
    .execute();
  const messages = rows.filter(({ kind }) => kind === "message");
  const said = messages
    .map((row) => ({ id: row.id, data: JSON.parse(row.data) as EventData["message"] }))
    .filter(({ data }) => !data.chat === !event.data.chat && !data.mail?.automatic);
  const notices = await noticesOf(
    db,
    said.map((one) => one.id),
  );
  if (notices.some((one) => one.together && one.event > id)) return undefined;
  const alone = notices.flatMap(({ event, together }) => (together ? [] : event));
  const gathered = said.filter((one) => !alone.includes(one.id));
  const text = gathered.flatMap(({ data }) => wordsBy(data) || []).join("\n\n");
  const mails = gathered.flatMap(({ data }) => data.mail ?? []);
  const notTaken = mails.find((mail) => mail.notTaken)?.notTaken;
  const calendar = mails.find((mail) => mail.calendar)?.calendar;
  const mail = { ...event.data.mail, ...(notTaken && { notTaken }), ...(calendar && { calendar }) };
  const data = { ...event.data, text, ...(event.data.mail && { mail }) };
  return { ...event, data, photos: rows.length - messages.length };
}

/**
 * Finds the notices to the office about these entries that are queued or sent. A notice that left its messages to a later notice is no
 * longer in the outbox.
 */
async function noticesOf(db: Db, events: readonly string[]): Promise<{ event: string; together?: string }[]> {
  if (events.length === 0) return [];
  const rows = db.selectFrom("outbox").select("payload").where("dedupe_key", "in", events.map(updateKey));
  return (await rows.execute()).map(({ payload }) => JSON.parse(payload));
}

export const languageOfLead = ({ locale }: Pick<LeadsTable, "locale">): Language =>
  locale in languages ? locale : "en";
