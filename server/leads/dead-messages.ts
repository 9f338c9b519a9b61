import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Of these leads, those with a message that could not be sent. */
export async function withDeadMessages(db: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const dead = db.selectFrom("outbox").select("lead_id").where("state", "=", "dead").where("lead_id", "in", ids);
  return new Set((await dead.execute()).flatMap(({ lead_id }) => lead_id ?? []));
}
