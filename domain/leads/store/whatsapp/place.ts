import type { Kysely, Transaction } from "kysely";
import type { IncomingChatsTable } from "#platform/db/chat-schema.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { limits } from "#platform/http/budgets.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { log } from "#platform/process/log.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { addToEnquiry, waitsAnew } from "../follow.ts";
import { searchTextOfEntries } from "../search-text.ts";
import type { ChatFacts } from "../types.ts";
import { type Content, contentOf, nameIn } from "./content.ts";
import { mediaMessage } from "./fetch.ts";
import { chatSettings } from "./graph.ts";
import type { Item } from "./items.ts";
import { chatWith, enquiryOf, isTaken } from "./match.ts";
import { type NewEnquiry, newEnquiry } from "./new-enquiry.ts";
import { placeStatus } from "./status.ts";

/** How often a status is tried whose message we do not know yet. */
const mostTries = 5;

export interface ChatPlacing extends NewEnquiry {
  dueFrom(arrival: number): number;
  attempts?: number;
  now?: number;
}

type Stored = Omit<IncomingChatsTable, "raw"> & { raw: Item["raw"] };

/**
 * Processes a stored item. A message is added to the timeline of its lead, or to a new lead. A status is stored with our message. Earlier
 * messages of the same person are processed first. The file of a message is fetched later, so that the message need not wait.
 */
export async function placeChat(db: Kysely<Database>, id: string, placing: ChatPlacing): Promise<void> {
  const row = await waiting(db).where("id", "=", id).executeTakeFirst();
  if (!row || !chatSettings()) return;
  const stored = storedOf(row);
  if (row.kind === "status") return placeStatus(db, stored, (placing.attempts ?? mostTries) >= mostTries);
  for (const before of await earlier(db, stored)) await placeSaid(db, before, placing);
  return placeSaid(db, stored, placing);
}

async function placeSaid(db: Kysely<Database>, stored: Stored, placing: ChatPlacing) {
  const content = contentOf(stored.raw);
  if (stored.kind === "echo") return placeEcho(db, stored, content);
  const code = await placeMessage(db, stored, content, placing);
  if (code) await drop(db, stored.id, code);
}

const waiting = (db: Kysely<Database>) => db.selectFrom("incoming_chats").selectAll().where("state", "=", "waiting");

const storedOf = (row: IncomingChatsTable): Stored => ({ ...row, raw: JSON.parse(Buffer.from(row.raw).toString()) });

async function earlier(db: Kysely<Database>, { id, person, phone, sent_at }: Stored): Promise<Stored[]> {
  const theirs = waiting(db).where((e) => (person ? e("person", "=", person) : e("phone", "=", phone)));
  const said = theirs.where("kind", "<>", "status").where("sent_at", "<=", sent_at).where("id", "<", id);
  return (await said.orderBy("sent_at").orderBy("id").limit(50).execute()).map(storedOf);
}

async function placeMessage(
  db: Kysely<Database>,
  stored: Stored,
  content: Content,
  placing: ChatPlacing,
): Promise<string | undefined> {
  const { now = currentTime() } = placing;
  if (await isOverLimit(db, limits.chats, stored.person ?? stored.phone ?? "", now)) return "too many";
  const known = await enquiryOf(db, stored, content.text);
  const due = placing.dueFrom(now);
  const enquiry = known ?? (await newEnquiry(db, stored, nameIn(stored.raw), content.text, due, placing));
  if (!enquiry) return "erased";
  let wasQuicker = false;
  const outcome = await addToEnquiry(db, enquiry, async (transaction, { lead }) => {
    wasQuicker = known !== undefined && (await isTaken(transaction, stored, known));
    if (wasQuicker || !(await settle(transaction, stored.id))) return undefined;
    const toldAt = await hear(transaction, stored, enquiry);
    const chat = factsOf(content, stored.id);
    if (content.media) await enqueue(transaction, [mediaMessage(stored.id, enquiry)], now);
    const isSaid = content.text !== "" || Object.keys(chat).length > 0;
    const said = isSaid ? [{ kind: "message" as const, data: { text: content.text, chat }, actor: "customer" }] : [];
    const isAnswered = wholeSecond(toldAt) > stored.sent_at;
    const waits = content.quiet || isAnswered ? { set: {}, events: [] } : waitsAnew(lead, due);
    const who = { name: lead.name || nameIn(stored.raw), phone: lead.phone || (stored.phone ?? "") };
    return {
      set: {
        ...waits.set,
        ...who,
        phone_typed: lead.phone_typed || who.phone,
        search: [lead.search, normalizeText(`${who.name} ${who.phone}`), searchTextOfEntries(said)].join(" ").trim(),
      },
      events: [...said, ...waits.events],
      quiet: content.quiet,
      // Short messages that follow each other are reported to the office in one mail.
      together: 1,
    };
  });
  // Somebody else has claimed the enquiry that the message names. So this searches again for the sender's own enquiry.
  if (wasQuicker) return placeMessage(db, stored, content, placing);
  return outcome === "missing" ? "erased" : undefined;
}

const factsOf = ({ media, kind }: Content, stored: string): ChatFacts =>
  media ? { kind: "coming", stored } : kind ? { kind } : {};

/**
 * Rounds a time down to a whole second, because Meta gives times in whole seconds. A message in the same second as our reply then counts as
 * not answered.
 */
const wholeSecond = (time: number) => Math.floor(time / 1000) * 1000;

/**
 * Adds a message that a colleague typed on the office's phone. It counts as an answer to earlier messages of the customer, but not to later
 * ones.
 */
async function placeEcho(db: Kysely<Database>, stored: Stored, content: Content): Promise<void> {
  const enquiry = await enquiryOf(db, stored);
  // The colleague wrote to somebody who has no enquiry with us. This message is not stored.
  if (!enquiry) return forget(db, stored.id);
  const outcome = await addToEnquiry(db, enquiry, async (transaction, { lead }) => {
    if (!(await settle(transaction, stored.id))) return undefined;
    const heardAt = await tell(transaction, stored, enquiry);
    const onPhone: ChatFacts = content.kind ? { kind: content.kind } : content.media ? { kind: "other" } : {};
    const reply = {
      kind: "reply" as const,
      data: { channel: "whatsapp" as const, ...(content.text && { text: content.text }), onPhone },
      actor: "system",
      shown: true,
    };
    const answers = !content.quiet && content.kind !== "edit" && heardAt < stored.sent_at;
    const isNew = answers && lead.status === "new";
    return {
      set: {
        ...(answers && { replied_at: lead.replied_at ?? stored.sent_at, unread: 0 as const }),
        ...(isNew && { status: "contacted" }),
        search: `${lead.search} ${searchTextOfEntries([reply])}`.trim(),
      },
      events: [
        reply,
        ...(isNew
          ? [{ kind: "status" as const, data: { from: "new" as const, to: "contacted" as const }, actor: "system" }]
          : []),
      ],
      quiet: true,
    };
  });
  if (outcome === "missing") await drop(db, stored.id, "erased");
}

/** Stores in the chat when the customer wrote. Returns the time at which we wrote last. */
async function hear(db: Transaction<Database>, who: Stored, enquiry: string): Promise<number> {
  const { id, heard_at, told_at } = await chatOn(db, who, enquiry);
  const set = {
    ...(who.person && { person: who.person }),
    ...(who.phone && { phone: who.phone }),
    heard_at: Math.max(heard_at, who.sent_at),
  };
  await db.updateTable("chats").set(set).where("id", "=", id).execute();
  return told_at;
}

/** Stores in the chat when we wrote. Returns the time at which the customer wrote last. */
async function tell(db: Transaction<Database>, who: Stored, enquiry: string): Promise<number> {
  const { id, heard_at, told_at } = await chatOn(db, who, enquiry);
  const latest = Math.max(told_at, who.sent_at);
  await db.updateTable("chats").set({ told_at: latest }).where("id", "=", id).execute();
  return heard_at;
}

/** Finds the chat with this person on this enquiry, or makes a new one. It must be called under the lock of its lead. */
async function chatOn(db: Transaction<Database>, { person, phone }: Stored, enquiry: string) {
  const talks = await db.selectFrom("chats").selectAll().where("request_id", "=", enquiry).execute();
  const theirs =
    talks.find((talk) => person !== null && talk.person === person) ??
    talks.find((talk) => phone !== null && talk.phone === phone && (!person || !talk.person));
  if (theirs) return theirs;
  const before = await chatWith(db, { person, phone });
  const row = {
    id: newId(),
    person,
    phone: phone ?? before?.phone ?? "",
    request_id: enquiry,
    heard_at: before?.heard_at ?? 0,
    told_at: before?.told_at ?? 0,
  };
  await db.insertInto("chats").values(row).execute();
  return row;
}

async function forget(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom("incoming_chats").where("id", "=", id).execute();
}

async function drop(db: Kysely<Database>, id: string, code: string): Promise<void> {
  await settle(db, id, "dropped");
  log("warn", { event: "chat-dropped", id, code });
}

/** Marks the item as done. Returns false if another attempt has already done so, or if the person was erased. */
async function settle(db: Kysely<Database>, id: string, state = "placed"): Promise<boolean> {
  const set = db.updateTable("incoming_chats").set({ state }).where("id", "=", id).where("state", "=", "waiting");
  return (await set.executeTakeFirst()).numUpdatedRows > 0n;
}
