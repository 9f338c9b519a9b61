import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { isFailed } from "#platform/outbox/messages.ts";

/** Returns the ids of those leads that have a message which could not be delivered. */
export async function withFailedMessages(db: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const failed = db.selectFrom("outbox").select("lead_id").where(isFailed("outbox")).where("lead_id", "in", ids);
  return new Set((await failed.execute()).flatMap(({ lead_id }) => lead_id ?? []));
}
