import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { lockAll } from "#domain/people/store/index.ts";
import { BeginAnew } from "#platform/db/retry.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

/** An enquiry, and the lead on which the office works. That is the enquiry's own lead, or the lead that it was merged into. */
export interface MergeTarget {
  enquiry: LeadsTable;
  lead: LeadsTable;
}

/** No chain of merges is longer than this. The limit also ends a circle, if one exists by mistake. */
const longest = 10;

/** Returns undefined if one of the two was erased. */
export async function mergeTargetOf(db: Kysely<Database>, enquiry: LeadsTable): Promise<MergeTarget | undefined> {
  let lead: LeadsTable | undefined = enquiry;
  for (let step = 0; lead?.merged_into && step < longest; step += 1)
    lead = await db.selectFrom("leads").selectAll().where("id", "=", lead.merged_into).executeTakeFirst();
  if (enquiry.erased_at !== null || lead?.erased_at !== null || lead.merged_into !== null) return undefined;
  return { enquiry, lead };
}

/**
 * Locks the merge target until the end of the transaction, as merging and erasing do. Under the lock it looks the target up again. If a colleague has
 * merged it meanwhile, the transaction begins anew, because it must not wait for another lead while it holds this one.
 */
export async function lockMergeTarget(db: Transaction<Database>, id: string): Promise<MergeTarget | undefined> {
  const look = async () => {
    const enquiry = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
    return enquiry && mergeTargetOf(db, enquiry);
  };
  const seen = await look();
  if (!seen) return undefined;
  await lockAll(db, [seen.lead.id]);
  const now = await look();
  if (now && now.lead.id !== seen.lead.id) throw new BeginAnew("The request was merged at this moment.");
  return now;
}

/** Locks the merge target of the enquiry to which a quotation, a contract or a visit belongs. */
export async function lockTargetOf(
  tx: Transaction<Database>,
  table: "appointments" | "contracts" | "quotes",
  id: string,
): Promise<MergeTarget | undefined> {
  const row = await tx.selectFrom(table).select("request_id").where("id", "=", id).executeTakeFirst();
  return row && lockMergeTarget(tx, row.request_id);
}

/** Selects the entries of these enquiries, on whichever leads they are now. */
export const belongsToOneOf =
  (ids: readonly string[]) => (e: ExpressionBuilder<Database, "lead_events" | "lead_files" | "lead_documents">) =>
    e.or([e("came_from", "in", ids), e.and([e("lead_id", "in", ids), e("came_from", "is", null)])]);

export const belongsTo = (id: string) => belongsToOneOf([id]);
