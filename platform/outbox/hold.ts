import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { isFree } from "./claim.ts";

type Db = Kysely<Database>;

/**
 * The states of held messages, by the state that they had before. A held message waits until somebody decides whether its lead is spam. It
 * is not sent, and it counts neither as waiting nor as failed.
 */
export const heldStates = { pending: "held", scheduled: "held-scheduled", dead: "held-dead" } as const;

/**
 * Holds the messages of a lead that was marked as spam, so that nothing is sent and nothing is lost. A message that is being sent at this
 * moment is not changed.
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

/** Releases the held messages of a lead that is not spam after all. Each message gets back its former state and its due time. */
export async function release(db: Db, leadId: string): Promise<void> {
  for (const [state, waits] of Object.entries(heldStates))
    await db.updateTable("outbox").set({ state }).where("lead_id", "=", leadId).where("state", "=", waits).execute();
}
