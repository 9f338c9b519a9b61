import type { Kysely, Transaction } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { perMachine } from "#platform/machine/machine.ts";
import { currentTime } from "#platform/machine/time.ts";
import { heldStates } from "./hold.ts";

export interface NewMessage {
  /** The name of the handler that sends the message, such as mail.office. */
  topic: string;
  /** The idempotency key. If two messages are queued with the same key, only one is stored. */
  dedupeKey: string;
  leadId: string | null;
  /** The earliest time at which the message may be sent. */
  at?: number;
  applicationId?: string;
  /** If another lead was merged into `leadId`, and this message is about the enquiry of that other lead: the id of the other lead. */
  cameFrom?: string | null;
  /** If true, the message is held like the messages of a lead in the spam folder (`hold.ts`). */
  held?: boolean;
  /** Only ids. The handler reads all other data from the database when it sends the message. */
  payload?: Record<string, string>;
}

const minute = 60_000;

/** Returns the end of the current period of `minutes` minutes. All notices of one period are sent together at its end. */
export const endOfMinutes = (at: number, minutes: number): number =>
  (Math.floor(at / (minutes * minute)) + 1) * minutes * minute;

export const endOfMinute = (at: number): number => endOfMinutes(at, 1);

/** Queues messages. Call it in the transaction that causes the messages, and call `outboxFilled` after the commit. */
export async function enqueue(
  db: Kysely<Database>,
  messages: readonly NewMessage[],
  now = currentTime(),
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(
    ({ topic, dedupeKey, leadId, applicationId = null, cameFrom = null, payload = {}, at = now, held }) => ({
      id: newId(),
      topic,
      dedupe_key: dedupeKey,
      lead_id: leadId,
      application_id: applicationId,
      came_from: cameFrom,
      payload: JSON.stringify(payload),
      state: stateOf(at > now ? "scheduled" : "pending", held),
      attempts: 0,
      next_at: at,
      due_at: at > now ? at : null,
      locked_until: null,
      last_error: null,
      created_at: now,
      done_at: null,
    }),
  );
  await db
    .insertInto("outbox")
    .values(rows)
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

const listeners = perMachine(() => new Set<() => void>());

/** Wakes the worker of this process, so that a new message does not wait for the next poll. */
export const outboxFilled = (): void => {
  for (const listener of listeners()) listener();
};

/** Runs a transaction that may queue messages. If its outcome is ok, wakes the worker after the commit. */
export async function transactionWithMessages<Outcome extends { ok: boolean }>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await db.transaction().execute(work);
  if (outcome.ok) outboxFilled();
  return outcome;
}

export function onOutboxFilled(listener: () => void): () => void {
  const own = listeners();
  own.add(listener);
  return () => own.delete(listener);
}

const stateOf = (state: keyof typeof heldStates, held = false) => (held ? heldStates[state] : state);
