import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { isFree } from "./claim.ts";
import { type NewMessage, outboxFilled } from "./enqueue.ts";
import { isFailed } from "./messages.ts";

/** Sends a failed or waiting message now, when a colleague asks for it in the inbox. Returns false if there is no such message. */
export async function requeue(db: Kysely<Database>, id: string, now = currentTime()): Promise<boolean> {
  const { numUpdatedRows } = await again(db, now)
    .where("id", "=", id)
    .where("state", "in", ["pending", "dead"])
    .where(isFree(db, now))
    .executeTakeFirst();
  outboxFilled();
  return numUpdatedRows > 0n;
}

/** Sends all failed messages again, after their cause was repaired. Returns how many there were. */
export async function requeueFailed(db: Kysely<Database>, now = currentTime()): Promise<number> {
  const { numUpdatedRows } = await again(db, now).where(isFailed("outbox")).where(isFree(db, now)).executeTakeFirst();
  outboxFilled();
  return Number(numUpdatedRows);
}

const again = (db: Kysely<Database>, now: number) =>
  db.updateTable("outbox").set({ state: "pending", attempts: 0, refused_at: null, next_at: now, locked_until: null });

/**
 * If a message was sent before its planned time, queues a new message for the planned time. The new message needs a new id: a mail gets the
 * id of its message, and mail programs show mails with the same id only once.
 */
export async function requeueEarly(
  db: Kysely<Database>,
  messages: readonly Pick<NewMessage, "dedupeKey" | "at">[],
): Promise<void> {
  const times = new Map(messages.map(({ dedupeKey, at }) => [dedupeKey, at ?? 0]));
  const sent = await sentOf(db, [...times.keys()]);
  for (const { id, dedupe_key, done_at } of sent) {
    const at = times.get(dedupe_key) ?? 0;
    if (done_at !== null && done_at < at) await sendAgain(db, id, dedupe_key, at);
  }
}

const sendAgain = (db: Kysely<Database>, id: string, key: string, at: number) =>
  db.transaction().execute(async (transaction) => {
    const early = await transaction
      .updateTable("outbox")
      .set({ dedupe_key: `${key}:${id}` })
      .where("id", "=", id)
      .where("dedupe_key", "=", key)
      .where("state", "=", "done")
      .returningAll()
      .executeTakeFirst();
    if (!early) return;
    const anew = { id: newId(), dedupe_key: key, state: "scheduled", attempts: 0, next_at: at, due_at: at } as const;
    const nothing = { locked_until: null, refused_at: null, last_error: null, done_at: null };
    await transaction
      .insertInto("outbox")
      .values({ ...early, ...anew, ...nothing })
      .execute();
  });

async function sentOf(db: Kysely<Database>, keys: readonly string[]) {
  const sent = db.selectFrom("outbox").select(["id", "dedupe_key", "done_at"]).where("state", "=", "done");
  const parts = Array.from({ length: Math.ceil(keys.length / 1000) }, (_, n) => keys.slice(n * 1000, (n + 1) * 1000));
  return (await Promise.all(parts.map((part) => sent.where("dedupe_key", "in", part).execute()))).flat();
}
