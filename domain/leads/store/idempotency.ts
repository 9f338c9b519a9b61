import type { Kysely } from "kysely";
import { inBatches } from "#platform/db/in-batches.ts";
import type { Database } from "#platform/db/schema.ts";
import type { StoredLead } from "./submit.ts";

/** Finds the lead that was stored with one of these idempotency keys. */
export const findByIdempotencyKey: (db: Kysely<Database>, keys: readonly string[]) => Promise<StoredLead | undefined> =
  inBatches(async (db, keyLists: readonly (readonly string[])[]) => {
    const rows = await db
      .selectFrom("leads")
      .select(["id", "reference", "follow_key as followKey", "reply_due_at as replyDueAt", "idempotency_key as key"])
      .where("idempotency_key", "in", keyLists.flat())
      .execute();
    return keyLists.map((keys) => {
      const found = rows.find(({ key }) => key !== null && keys.includes(key));
      if (!found) return undefined;
      const { key: _, ...row } = found;
      return { ...row, repeated: true };
    });
  });
