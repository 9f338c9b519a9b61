import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { outboxFilled } from "./enqueue.ts";

/** For the inbox: sends a failed or waiting message now. False if there is none. */
export async function requeue(db: Kysely<Database>, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await again(db, now)
    .where("id", "=", id)
    .where("state", "<>", "done")
    .where((e) => e.or([e("locked_until", "is", null), e("locked_until", "<=", now)]))
    .executeTakeFirst();
  outboxFilled();
  return numUpdatedRows > 0n;
}

/** Requeues all failed messages, for after a repair; returns how many. */
export async function requeueDead(db: Kysely<Database>, now = Date.now()): Promise<number> {
  const { numUpdatedRows } = await again(db, now).where("state", "=", "dead").executeTakeFirst();
  outboxFilled();
  return Number(numUpdatedRows);
}

const again = (db: Kysely<Database>, now: number) =>
  db.updateTable("outbox").set({ state: "pending", attempts: 0, next_at: now, locked_until: null });
