import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { StoredLead } from "./submit.ts";

/** The lead that was stored earlier under one of these idempotency keys. */
export async function findByIdempotencyKey(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<StoredLead | undefined> {
  const row = await db
    .selectFrom("leads")
    .select(["id", "reference", "follow_key as followKey", "reply_due_at as replyDueAt"])
    .where("idempotency_key", "in", keys)
    .executeTakeFirst();
  return row && { ...row, repeated: true };
}
