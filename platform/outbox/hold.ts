import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { isFree } from "./claim.ts";

type Db = Kysely<Database>;

/**
 * A held message has one of these states instead of its own: it waits for a verdict on its lead, is not sent, and counts neither as waiting nor as
 * failed.
 */
export const heldStates = { pending: "held", scheduled: "held-scheduled", dead: "held-dead" } as const;

/**
 * Holds the messages of a lead that is taken for spam, so that nothing is sent and nothing is lost. A message that is being sent at this moment is
 * left alone.
 */
export async function hold(db: Db, leadId: string, now: number): Promise<void> {
  for (const [state, waits] of Object.entries(heldStates))
    await db
      .updateTable("outbox")
      .set({ state: waits, locked_until: null })
      .where("lead_id", "=", leadId)
      .where("state", "=", state)
      .where(isFree(db, now))
      .execute();
}

/** Releases the held messages of a lead that was wrongly taken for spam. Each goes on when it was due. */
export async function release(db: Db, leadId: string): Promise<void> {
  for (const [state, waits] of Object.entries(heldStates))
    await db.updateTable("outbox").set({ state }).where("lead_id", "=", leadId).where("state", "=", waits).execute();
}
