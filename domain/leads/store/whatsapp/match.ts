import { enquiryReference } from "@site/ground/company/references.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

type Db = Kysely<Database>;

export interface ChatSender {
  person: string | null;
  phone: string | null;
}

/** Finds the chat in which this person or number wrote last. */
export async function chatWith(db: Db, { person, phone }: ChatSender) {
  const newest = () =>
    db
      .selectFrom("chats")
      .innerJoin("leads", "leads.id", "chats.request_id")
      .selectAll("chats")
      .where("leads.erased_at", "is", null)
      .orderBy("chats.heard_at", "desc")
      .orderBy("chats.id", "desc");
  const byPerson = person ? await newest().where("chats.person", "=", person).executeTakeFirst() : undefined;
  return byPerson ?? (phone ? await newest().where("chats.phone", "=", phone).executeTakeFirst() : undefined);
}

/**
 * Finds the enquiry to which a message belongs. First comes an enquiry that the message names, if it belongs to the sender. Then comes the
 * enquiry about which the sender wrote last, and then the newest enquiry with the sender's number. Returns undefined for a new customer.
 */
export async function enquiryOf(db: Db, who: ChatSender, text = ""): Promise<string | undefined> {
  const named = await namedIn(db, who, text);
  return named ?? (await chatWith(db, who))?.request_id ?? (await ofNumber(db, who));
}

const references = new RegExp(enquiryReference, "gi");

/**
 * Finds the enquiry whose reference is in the text. Anybody who knows a reference could write to another person's enquiry. So the reference
 * counts only if the enquiry has the sender's number or chat, or if it is a click on our WhatsApp link about which nobody has written yet.
 */
async function namedIn(db: Db, { person, phone }: ChatSender, text: string): Promise<string | undefined> {
  const named = [...new Set(text.match(references)?.map((one) => one.toUpperCase()))].slice(0, 5);
  if (named.length === 0) return undefined;
  const leads = db.selectFrom("leads").select(["id", "kind", "phone"]).where("reference", "in", named);
  for (const lead of await leads.where("erased_at", "is", null).where("spam", "=", 0).execute()) {
    if (phone && lead.phone === phone) return lead.id;
    const talks = await talksOn(db, lead.id);
    const isTheirs = talks.some((talk) => (person ? talk.person === person : talk.phone === phone));
    if (isTheirs || (lead.kind === "whatsapp" && lead.phone === "" && talks.length === 0)) return lead.id;
  }
  return undefined;
}

const talksOn = (db: Db, enquiry: string) =>
  db.selectFrom("chats").select(["person", "phone"]).where("request_id", "=", enquiry).execute();

/**
 * Tells whether somebody else has written about this enquiry first. It must be called under the lock of its lead, because two people may
 * name the same unclaimed enquiry at once.
 */
export async function isTaken(db: Db, { person, phone }: ChatSender, enquiry: string): Promise<boolean> {
  const lead = db.selectFrom("leads").select("phone").where("id", "=", enquiry);
  if (phone && (await lead.executeTakeFirst())?.phone === phone) return false;
  const talks = await talksOn(db, enquiry);
  const isTheirs = talks.some((talk) => (person && talk.person === person) || (phone && talk.phone === phone));
  return talks.length > 0 && !isTheirs;
}

async function ofNumber(db: Db, { phone }: ChatSender): Promise<string | undefined> {
  if (!phone) return undefined;
  const leads = db.selectFrom("leads").select("id").where("phone", "=", phone).where("erased_at", "is", null);
  const newest = leads.where("spam", "=", 0).where("merged_into", "is", null).orderBy("id", "desc");
  return (await newest.executeTakeFirst())?.id;
}
