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

const stillWaits = (db: Db, now: number) => db.selectFrom("waiting_enquiries").selectAll().where("ends_at", ">", now);

/** The hashes of a request. What the spam rules thought of it does not belong to its content. */
const hashesOf = async (
  db: Db,
  {
    idempotencyKey,
    locale,
    written: { spam: _, ...content },
  }: Pick<NewWaiting, "idempotencyKey" | "locale" | "written">,
) => ({
  request_key: await requestKeyOf(db, content.program, idempotencyKey),
  content_hash: await contentHashOf(db, [locale, content]),
});

/** Finds the request that the program has sent before. `other` means that the same key came with another content. */
export async function findRequest(
  db: Db,
  request: Pick<NewWaiting, "idempotencyKey" | "locale" | "written">,
  now: number,
): Promise<WaitingEnquiry | "other" | undefined> {
  const { request_key, content_hash } = await hashesOf(db, request);
  const row = await stillWaits(db, now).where("request_key", "=", request_key).executeTakeFirst();
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
    link_hash: (await linkHashOf(db, await linkKeyOf(db, hashes))) ?? "",
    ...{ email: written.data.email ?? "", phone: written.phone, content: JSON.stringify(written) },
    ...{ created_at: now, ends_at: now + lengthOf(terms.waiting) },
  };
  const { ok } = await transactionWithMessages(db, async (tx) => {
    await forgetLapsed(tx, now);
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
  const keys = gone.flatMap(({ id }) => Object.values(waitingTopics).map((topic) => messageKey(topic, id)));
  if (keys.length > 0) await db.deleteFrom("outbox").where("dedupe_key", "in", keys).execute();
  return gone.length;
}

/** Deletes the row in the transaction that makes the lead. So it becomes one lead, or is declined, but never both. */
export async function takeWaiting(tx: Transaction<Database>, id: string): Promise<void> {
  if (!(await dropWaiting(tx, id))) throw new TooLate();
}

/** Deletes the row because the person has answered, or because the message cannot reach anybody. Returns false if it was gone. */
export const dropWaiting = async (db: Db, id: string): Promise<boolean> =>
  (await remove(db, (e) => e("id", "=", id))) === 1;

export const forgetLapsed = (db: Db, now: number) => remove(db, (e) => e("ends_at", "<=", now));

type Contacts = Parameters<typeof hasContact>[0];

/** Returns what waits for the person with one of these contacts, for the export of personal data. */
export async function waitingForExport(db: Db, contacts: Contacts) {
  const rows = await db.selectFrom("waiting_enquiries").selectAll().where(hasContact(contacts)).orderBy("id").execute();
  return rows.map((row) => ({ ...withoutHidden("waiting_enquiries", row), content: writtenIn(row) }));
}

/** Erases what waits for the person with one of these contacts. */
export const eraseWaiting = (db: Transaction<Database>, contacts: Contacts) => remove(db, hasContact(contacts));
