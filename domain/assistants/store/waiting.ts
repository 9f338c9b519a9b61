import type { Language } from "@site/ground/language/languages.ts";
import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool, Transaction } from "kysely";
import { hasContact } from "#domain/people/store/index.ts";
import type { WaitingEnquiriesTable } from "#platform/db/assistants-schema.ts";
import { newReference } from "#platform/db/ids.ts";
import { withoutHidden } from "#platform/db/register/columns.ts";
import { lengthOf, terms } from "#platform/db/register/terms.ts";
import type { Database } from "#platform/db/schema.ts";
import { enqueue, transactionWithMessages } from "#platform/outbox/enqueue.ts";
import { contentHashOf, linkHashOf, linkKeyOf, requestKeyOf } from "./keys.ts";

type Db = Kysely<Database>;
export type WaitingEnquiry = Selectable<WaitingEnquiriesTable>;

export const waitingTopics = { email: "mail.waiting", whatsapp: "whatsapp.waiting" } as const;
const messageKey = (topic: string, id: string) => `${topic}:${id}`;

/** The words of a program for a person, as they are stored until the person answers. */
export interface ProgramText {
  /** The name of the program, as the program gave it. */
  program: string;
  data: Record<string, string>;
  phone: string;
  phoneTyped: string;
  spam: { score: number; reasons: string[] };
  /** The instant at which the window begins that is kept for the person. */
  heldTime?: string | undefined;
}

export interface NewWaiting {
  id: string;
  idempotencyKey: string;
  written: ProgramText;
  locale: Language;
  recipient: string;
  sentBy: WaitingEnquiry["sent_by"];
}

export const writtenIn = ({ content }: Pick<WaitingEnquiry, "content">): ProgramText => JSON.parse(content);

export const endOfWait = (createdAt: number): number => createdAt + lengthOf(terms.waiting);
/** For so long the same request is not put to a person who said no to it. The row then says nothing of the person. */
const memoryOfNo = 30 * 86_400_000;

const remembered = (db: Db, now: number) => db.selectFrom("waiting_enquiries").selectAll().where("ends_at", ">", now);
const stillWaits = (db: Db, now: number) => remembered(db, now).where("answered_at", "is", null);

type Request = Pick<NewWaiting, "idempotencyKey" | "locale" | "recipient" | "written">;

/** The hashes of a request. The judgement of the spam rules is left out, because a repetition may be judged in another way. */
const hashesOf = async (db: Db, { idempotencyKey, locale, recipient, written: { spam: _, ...content } }: Request) => ({
  request_key: await requestKeyOf(db, recipient, content.program, idempotencyKey),
  content_hash: await contentHashOf(db, [locale, content]),
});

/**
 * Finds the request that the program has sent before, also if the person has answered it. `other` means that the same key came with another
 * content.
 */
export async function findRequest(
  db: Db,
  request: Request,
  now: number,
): Promise<WaitingEnquiry | "other" | undefined> {
  const { request_key, content_hash } = await hashesOf(db, request);
  const row = await remembered(db, now).where("request_key", "=", request_key).executeTakeFirst();
  return row && row.content_hash !== content_hash ? "other" : row;
}

/** Tells whether a question to this mailbox or number waits for its answer. Only one does at a time. */
export const isAwaited = async (db: Db, recipient: string, now: number): Promise<boolean> =>
  (await stillWaits(db, now).where("recipient", "=", recipient).executeTakeFirst()) !== undefined;

/**
 * Stores what a program wrote and queues the question to the person, in one transaction. Returns undefined if another request has the same
 * key or the same recipient.
 */
export async function addWaiting(db: Db, request: NewWaiting, now: number): Promise<WaitingEnquiry | undefined> {
  const hashes = await hashesOf(db, request);
  const { id, written, locale, recipient, sentBy } = request;
  const row: WaitingEnquiry = {
    ...{ id, reference: newReference(), ...hashes, recipient, sent_by: sentBy, locale },
    link_hash: (await linkHashOf(db, await linkKeyOf(db, { id, ...hashes }))) ?? "",
    ...{ email: written.data.email ?? "", phone: written.phone, content: JSON.stringify(written) },
    ...{ created_at: now, ends_at: endOfWait(now), answered_at: null },
  };
  const { ok } = await transactionWithMessages(db, async (tx) => {
    // Only what stands in the way, because a clock that runs ahead must not delete what waits for other people.
    await remove(tx, (e) =>
      e.and([
        e("ends_at", "<=", now),
        e.or([e("recipient", "=", recipient), e("request_key", "=", hashes.request_key)]),
      ]),
    );
    const added = await tx
      .insertInto("waiting_enquiries")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return { ok: false };
    const topic = waitingTopics[sentBy];
    const message = { topic, dedupeKey: messageKey(topic, id), leadId: null, payload: { waiting: id } };
    await enqueue(tx, [message], now);
    return { ok: true };
  });
  return ok ? row : undefined;
}

/** Reads what waits under this id, for the message to the person. */
export const readWaiting = (db: Db, id: string, now: number): Promise<WaitingEnquiry | undefined> =>
  stillWaits(db, now).where("id", "=", id).executeTakeFirst();

export const findByLink = (db: Db, linkHash: string, now: number): Promise<WaitingEnquiry | undefined> =>
  stillWaits(db, now).where("link_hash", "=", linkHash).executeTakeFirst();

/** Somebody has answered meanwhile, so the transaction that would make the lead is rolled back. */
export class TooLate extends Error {}

type Condition = (e: ExpressionBuilder<Database, "waiting_enquiries">) => Expression<SqlBool>;

/** Deletes rows with their messages, whose errors may contain an email address. Returns how many rows there were. */
async function remove(db: Db, condition: Condition): Promise<number> {
  const gone = await db.deleteFrom("waiting_enquiries").where(condition).returning("id").execute();
  await removeMessages(db, gone);
  return gone.length;
}

async function removeMessages(db: Db, rows: readonly { id: string }[]): Promise<void> {
  const keys = rows.flatMap(({ id }) => Object.values(waitingTopics).map((topic) => messageKey(topic, id)));
  if (keys.length > 0) await db.deleteFrom("outbox").where("dedupe_key", "in", keys).execute();
}

/**
 * Empties a row that its person has answered. Until its end it remembers the request by hashes. Returns false if somebody has answered
 * before.
 */
async function close(db: Db, id: string, now: number, change: { ends_at?: number } = {}): Promise<boolean> {
  const closed = await db
    .updateTable("waiting_enquiries")
    .set({ answered_at: now, recipient: id, email: "", phone: "", content: "", ...change })
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .returning("id")
    .execute();
  await removeMessages(db, closed);
  return closed.length === 1;
}

/** Closes the row in the transaction that makes the lead. So it becomes one lead, or is declined, but never both. */
export async function takeWaiting(tx: Transaction<Database>, id: string, now: number): Promise<void> {
  if (!(await close(tx, id, now))) throw new TooLate();
}

/** Closes the row because the person has said no. Returns false if somebody has answered before. */
export const declineWaiting = (db: Db, id: string, now: number): Promise<boolean> =>
  close(db, id, now, { ends_at: now + memoryOfNo });

/** Deletes the row because the message cannot reach anybody. */
export const dropWaiting = (db: Db, id: string) => remove(db, (e) => e("id", "=", id));

/** Deletes what has lapsed. If a wrong clock stored a row with a time in the future, its two days begin now. */
export async function forgetLapsed(db: Db, now: number): Promise<number> {
  await db
    .updateTable("waiting_enquiries")
    .set({ created_at: now, ends_at: endOfWait(now) })
    .where("created_at", ">", now + 86_400_000)
    .execute();
  return remove(db, (e) => e("ends_at", "<=", now));
}

type Contacts = Parameters<typeof hasContact>[0];

/** Returns what waits for the person with one of these contacts, for the export of personal data. */
export async function waitingForExport(db: Db, contacts: Contacts) {
  const rows = await db.selectFrom("waiting_enquiries").selectAll().where(hasContact(contacts)).orderBy("id").execute();
  return rows.map((row) => ({ ...withoutHidden("waiting_enquiries", row), content: writtenIn(row) }));
}

/** Erases what waits for the person with one of these contacts. */
export const eraseWaiting = (db: Transaction<Database>, contacts: Contacts) => remove(db, hasContact(contacts));
