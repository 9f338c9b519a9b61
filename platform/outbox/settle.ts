import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { withoutSync } from "#platform/db/without-sync.ts";
import { enqueue, type NewMessage } from "./enqueue.ts";
import { heldStates } from "./hold.ts";
import type { Message } from "./types.ts";

export interface Attempt {
  at: number;
  ms: number;
}

/** Marks the message as sent, and stores the attempt and an entry in the timeline, in one transaction. */
export const markSent = (db: Kysely<Database>, message: Message, attempt: Attempt): Promise<void> =>
  settle(db, message, attempt, null, { state: "done", done_at: attempt.at + attempt.ms, last_error: null });

export const postpone = (
  db: Kysely<Database>,
  message: Message,
  attempt: Attempt,
  error: string,
  { refusedAt, nextAt }: { refusedAt: number | null; nextAt: number },
) => settle(db, message, attempt, error, { next_at: nextAt, last_error: error, refused_at: refusedAt });

export const markDead = (db: Kysely<Database>, message: Message, attempt: Attempt, error: string): Promise<void> =>
  settle(db, message, attempt, error, { state: "dead", last_error: error });

export async function removeMessage(db: Kysely<Database>, { id, lockedUntil, attempts }: Message): Promise<void> {
  const held = db.deleteFrom("outbox").where("id", "=", id).where("locked_until", "=", lockedUntil);
  await held.where("attempts", "=", attempts).execute();
}

type Changes = {
  state?: "done" | "dead";
  next_at?: number;
  done_at?: number;
  refused_at?: number | null;
  last_error: string | null;
};

/**
 * Stores the result of an attempt. The write is not synced to disk, so after a power cut the message is sent again, as after any crash. If
 * the lease has expired or the lead was erased in the meantime, the result is ignored.
 */
async function settle(db: Kysely<Database>, message: Message, attempt: Attempt, error: string | null, set: Changes) {
  await withoutSync(db, async (transaction) => {
    const held = await transaction
      .updateTable("outbox")
      .set({ ...set, locked_until: null })
      .where("id", "=", message.id)
      .where("state", "=", "pending")
      .where("locked_until", "=", message.lockedUntil)
      // Two leases may end in the same millisecond. Their numbers of attempts then differ.
      .where("attempts", "=", message.attempts)
      // The lead may have been merged after the message was claimed, so its id is read again.
      .returning(["lead_id", "application_id", "created_at"])
      .executeTakeFirst();
    if (!held) return;
    if (!set.state) await holdIfSpam(transaction, { id: message.id, leadId: held.lead_id }, held.created_at);
    await transaction
      .insertInto("outbox_attempts")
      .values({ id: newId(), outbox_id: message.id, at: attempt.at, ms: attempt.ms, error })
      .execute();
    const entry = entryFor(message.topic, set.state, error);
    const settledAt = attempt.at + attempt.ms;
    if (needsOwner(message, set)) await enqueue(transaction, await toOwners(transaction, settledAt), settledAt);
    if (entry) await note(transaction, held, entry, settledAt);
  });
}

/**
 * If the lead was marked as spam during the attempt, the failed message is held instead of tried again. A message that was queued after
 * that mark is sent nevertheless, because somebody asked for it.
 */
async function holdIfSpam(db: Kysely<Database>, { id, leadId }: Pick<Message, "id" | "leadId">, queuedAt: number) {
  const verdict = db
    .selectFrom("leads")
    .innerJoin("lead_events", "lead_events.lead_id", "leads.id")
    .select("leads.id")
    .where("leads.id", "=", leadId)
    .where("spam", "=", 1)
    .where("lead_events.kind", "=", "spam")
    .where("lead_events.at", ">=", queuedAt);
  if (await verdict.executeTakeFirst())
    await db.updateTable("outbox").set({ state: heldStates.pending }).where("id", "=", id).execute();
}

/** Marks a sent mail as returned (a bounce). Returns false if it was already marked as returned. */
export async function markReturned(db: Kysely<Database>, id: string, error: string, at: number): Promise<boolean> {
  const returned = await db
    .updateTable("outbox")
    .set({ state: "dead", last_error: error })
    .where("id", "=", id)
    .where("state", "=", "done")
    .returning(["lead_id", "topic"])
    .executeTakeFirst();
  if (!returned?.lead_id) return false;
  await enqueue(db, await toOwners(db, at), at);
  const entry: Entry = { kind: "failed", data: { topic: returned.topic, error } };
  await note(db, { lead_id: returned.lead_id }, entry, at);
  return true;
}

/** The topic of the mail that tells the owners about messages that were refused or given up. */
export const unsentTopic = "mail.unsent";

/**
 * True if the owners must be told. They are told once for each message: if a message was refused and is given up later, they know it
 * already.
 */
const needsOwner = ({ topic, refusedAt }: Message, { state, refused_at = null }: Changes) =>
  topic !== unsentTopic && refusedAt === null && (state === "dead" || refused_at !== null);

const hour = 60 * 60_000;

/**
 * Queues at most one mail an hour for each owner, however many messages failed. It is sent at once, or at the end of the hour if the owner
 * already had a mail in this hour.
 */
async function toOwners(db: Kysely<Database>, at: number): Promise<NewMessage[]> {
  const owners = db.selectFrom("staff").select("id").where("role", "=", "owner").where("disabled_at", "is", null);
  const began = Math.floor(at / hour);
  const key = (id: string, begun: number) => `${unsentTopic}:${id}:${begun}`;
  const messages: NewMessage[] = [];
  for (const { id } of await owners.execute()) {
    const message = { topic: unsentTopic, leadId: null, payload: { staff: id } };
    const isTold = await wasTold(db, key(id, began));
    messages.push(
      isTold
        ? { ...message, dedupeKey: key(id, began + 1), at: (began + 1) * hour }
        : { ...message, dedupeKey: key(id, began) },
    );
  }
  return messages;
}

/** True if the owner's mail of this hour was sent or is being sent. A mail that still waits will report the new failure as well. */
async function wasTold(db: Kysely<Database>, key: string): Promise<boolean> {
  const queued = db.selectFrom("outbox").select(["state", "locked_until"]).where("dedupe_key", "=", key);
  const row = await queued.executeTakeFirst();
  return row !== undefined && (row.state === "done" || row.state === "dead" || row.locked_until !== null);
}

type Entry = { kind: "sent"; data: { topic: string } } | { kind: "failed"; data: { topic: string; error: string } };

function entryFor(topic: string, state: Changes["state"], error: string | null): Entry | undefined {
  if (state === "done") return { kind: "sent", data: { topic } };
  if (state === "dead") return { kind: "failed", data: { topic, error: error ?? "" } };
  return undefined;
}

interface Owner {
  lead_id: string | null;
  application_id?: string | null;
}

/** Adds an entry about the result of the message to the timeline of the lead or the application. */
async function note(db: Kysely<Database>, { lead_id, application_id }: Owner, { kind, data }: Entry, at: number) {
  const entry = { at, kind, actor: "system", shown: 0 as const };
  if (lead_id) {
    const row = { ...entry, id: newId(), lead_id, data: JSON.stringify(data), came_from: null };
    await db.insertInto("lead_events").values(row).execute();
  }
  if (application_id) {
    const row = { ...entry, id: newId(), application_id, data: storedJson(data) };
    await db.insertInto("application_events").values(row).execute();
  }
}
