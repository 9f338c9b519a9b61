import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { log } from "../log.ts";
import { longestWait } from "./backoff.ts";
import { lease } from "./claim.ts";

const hour = 3_600_000;

/**
 * Counts messages that have waited too long, and releases those whose due time lies so far ahead that a wrong clock must have written it.
 */
export async function sweep(db: Kysely<Database>, now: number): Promise<void> {
  const pending = db.updateTable("outbox").where("state", "=", "pending");
  await pending
    .set({ next_at: now })
    .where("next_at", ">", now + 2 * longestWait)
    .execute();
  await pending
    .set({ locked_until: null })
    .where("locked_until", ">", now + 2 * lease)
    .execute();
  const { count } = await db
    .selectFrom("outbox")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("state", "=", "pending")
    .where("created_at", "<", now - hour)
    .executeTakeFirstOrThrow();
  if (count > 0) log("warn", { event: "outbox-waiting", count });
}
