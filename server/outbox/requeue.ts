import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { outboxFilled } from "./enqueue.ts";
import { isFailed } from "./messages.ts";

/** For the inbox: sends a failed or waiting message now. False if there is none. */
export async function requeue(db: Kysely<Database>, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await again(db, now)
    .where("id", "=", id)
    .where("state", "<>", "done")
    .where(isFree(now))
    .executeTakeFirst();
  outboxFilled();
  return numUpdatedRows > 0n;
}

/** Requeues all failed messages, for after a repair; returns how many. */
export async function requeueFailed(db: Kysely<Database>, now = Date.now()): Promise<number> {
  const { numUpdatedRows } = await again(db, now).where(isFailed("outbox")).where(isFree(now)).executeTakeFirst();
  outboxFilled();
  return Number(numUpdatedRows);
}

/** No process is sending it. */
const isFree = (now: number) => sql<boolean>`(locked_until is null or locked_until <= ${now})`;

const again = (db: Kysely<Database>, now: number) =>
  db.updateTable("outbox").set({ state: "pending", attempts: 0, refused_at: null, next_at: now, locked_until: null });
