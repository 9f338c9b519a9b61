import { visitStates } from "@site/ground/states/visit.ts";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { visitsOfLead } from "./read.ts";

/** Cancels the coming visits and frees their time. No mail is sent. All other visits keep only their times, kinds and states. */
export async function eraseVisits(db: Transaction<Database>, leadIds: readonly string[]): Promise<void> {
  const all = await db
    .selectFrom("appointments")
    .select(["id", "state"])
    .where((e) => e.or([e("lead_id", "in", leadIds), e("request_id", "in", leadIds)]))
    .execute();
  const ids = all.map(({ id }) => id);
  if (ids.length === 0) return;
  const ahead = all.filter(({ state }) => visitStates[state].isOpen).map(({ id }) => id);
  if (ahead.length > 0) {
    await db.deleteFrom("appointment_claims").where("appointment_id", "in", ahead).execute();
    await db
      .updateTable("appointments")
      .set({ state: "cancelled", lapses_at: null })
      .where("id", "in", ahead)
      .execute();
  }
  await db
    .updateTable("appointments")
    .set({ address: "", access_note: "", papers: "[]", papers_building: null, work: "" })
    .where("id", "in", ids)
    .execute();
}

export const visitsForExport = async (db: Kysely<Database>, leadId: string) =>
  (await visitsOfLead(db, leadId)).map(({ lead_id, request_id, team_id, ...visit }) => visit);
