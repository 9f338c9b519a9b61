import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { contractsOfLead, visitsOfContract } from "./read.ts";

/**
 * Erases everything about the customer from contracts. The number, term and visits stay, so that the numbering has no gaps. No more visits
 * are proposed, and no more mails are sent.
 */
export async function eraseContracts(
  db: Transaction<Database>,
  leadIds: readonly string[],
  now: number,
): Promise<void> {
  const found = await db
    .selectFrom("contracts")
    .select("id")
    .where((e) => e.or([e("lead_id", "in", leadIds), e("request_id", "in", leadIds)]))
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom("contract_visits").where("contract_id", "in", ids).where("appointment_id", "is", null).execute();
  await db
    .updateTable("contracts")
    .set({ customer: "{}", property: "", units: "[]", reason: "", state: "cancelled" })
    .set({ closed_at: sql<number>`coalesce(closed_at, ${now})`, version: sql<number>`version + 1` })
    .where("id", "in", ids)
    .execute();
}

export async function contractsForExport(db: Kysely<Database>, leadId: string) {
  const all = [];
  for (const { leadId: _, enquiryId, ...contract } of await contractsOfLead(db, leadId)) {
    const visits = await visitsOfContract(db, contract.id);
    all.push({ ...contract, visits: visits.map(({ state, from, to }) => ({ state, from, to })) });
  }
  return all;
}
