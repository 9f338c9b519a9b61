import type { Kysely, Transaction } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { heldStates } from "./hold.ts";

export interface NewMessage {
  /** The handler that sends it, such as mail.office. */
  topic: string;
  /** The idempotency key: a message that is queued twice with it is still one message. */
  dedupeKey: string;
  leadId: string | null;
  /** The message is not sent before this instant. */
  at?: number;
  applicationId?: string;
  /** The enquiry that the message is about, if its lead was merged into this one. */
  cameFrom?: string | null;
  /** If true, the message waits as the messages of a lead in the spam folder do (`hold.ts`). */
  held?: boolean;
  /** Ids only; the handler reads the data when it sends. */
  payload?: Record<string, string>;
}

const minute = 60_000;

/** Notices of the same period of so many minutes go out together, at its end. */
export const endOfMinutes = (at: number, minutes: number): number =>
  (Math.floor(at / (minutes * minute)) + 1) * minutes * minute;

export const endOfMinute = (at: number): number => endOfMinutes(at, 1);

/** Queues a message. Call it in the transaction that makes the message necessary, and `outboxFilled` after the commit. */
export async function enqueue(db: Kysely<Database>, messages: readonly NewMessage[], now = Date.now()): Promise<void> {
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

const listeners = new Set<() => void>();

/** Wakes the worker of this process, so that a message does not wait for the next poll. */
export const outboxFilled = (): void => {
  for (const listener of listeners) listener();
};

/** Runs a transaction that may queue messages, and wakes the worker after the commit, unless the transaction refused the change. */
export async function transactionWithMessages<Outcome extends { ok: boolean }>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await db.transaction().execute(work);
  if (outcome.ok) outboxFilled();
  return outcome;
}

export function onOutboxFilled(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const stateOf = (state: keyof typeof heldStates, held = false) => (held ? heldStates[state] : state);
