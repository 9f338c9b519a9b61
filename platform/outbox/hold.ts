import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { isFree } from "./claim.ts";

type Db = Kysely<Database>;

/** In the place of its state: the message waits for a verdict on its lead, is not sent, and counts neither as waiting nor as failed. */
export const heldStates = { pending: "held", scheduled: "held-scheduled", dead: "held-dead" } as const;

/** Nothing more goes to a lead that is taken for spam, but nothing is lost. What is being sent at this moment is left alone. */
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

/** The verdict was wrong: what waited goes on, each message when it was due. */
export async function release(db: Db, leadId: string): Promise<void> {
  for (const [state, waits] of Object.entries(heldStates))
    await db.updateTable("outbox").set({ state }).where("lead_id", "=", leadId).where("state", "=", waits).execute();
}
