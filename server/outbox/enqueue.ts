import type { Kysely } from "kysely";
import { newId } from "../db/ids.ts";
import type { Database } from "../db/schema.ts";

export interface NewMessage {
  /** Which handler sends it, such as mail.office. */
  topic: string;
  /** What is sent to whom: queued a second time it is still one message. */
  dedupeKey: string;
  leadId: string | null;
  /** The request it is about, where that was merged into the lead. */
  cameFrom?: string | null;
  /** Ids only; the handler reads what they stand for when it sends. */
  payload?: Record<string, string>;
}

/** Belongs into the transaction that makes the message necessary. Call `outboxFilled` once that is committed. */
export async function enqueue(db: Kysely<Database>, messages: readonly NewMessage[], now = Date.now()): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ topic, dedupeKey, leadId, cameFrom = null, payload = {} }) => ({
    id: newId(),
    topic,
    dedupe_key: dedupeKey,
    lead_id: leadId,
    came_from: cameFrom,
    payload: JSON.stringify(payload),
    state: "pending",
    attempts: 0,
    next_at: now,
    locked_until: null,
    last_error: null,
    created_at: now,
    done_at: null,
  }));
  await db
    .insertInto("outbox")
    .values(rows)
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

const listeners = new Set<() => void>();

/** Spares a message the wait for the next look: the worker of this process looks at once. */
export const outboxFilled = (): void => {
  for (const listener of listeners) listener();
};

export function onOutboxFilled(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
