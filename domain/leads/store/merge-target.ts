import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { lockAll } from "#domain/people/store/index.ts";
import { BeginAnew } from "#platform/db/retry.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

/** An enquiry, and the lead on which the office works. This lead is the enquiry itself, or the lead into which it was merged. */
export interface MergeTarget {
  enquiry: LeadsTable;
  lead: LeadsTable;
}

/** The most merges that are followed from one lead to the next. The limit also ends a circle, which could exist only by mistake. */
const longest = 10;

/** Finds the merge target of an enquiry. Returns undefined if the enquiry or the target was erased. */
export async function mergeTargetOf(db: Kysely<Database>, enquiry: LeadsTable): Promise<MergeTarget | undefined> {
  let lead: LeadsTable | undefined = enquiry;
  for (let step = 0; lead?.merged_into && step < longest; step += 1)
    lead = await db.selectFrom("leads").selectAll().where("id", "=", lead.merged_into).executeTakeFirst();
  if (enquiry.erased_at !== null || lead?.erased_at !== null || lead.merged_into !== null) return undefined;
  return { enquiry, lead };
}

/**
 * Locks the merge target of an enquiry until the end of the transaction. Merging and erasing take the same lock. After locking it looks for
 * the target again. If a colleague has merged it meanwhile, the whole transaction starts again, because waiting for a second lock while
 * holding the first could cause a deadlock.
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

/** Locks the merge target of the enquiry of a quotation, a contract or a visit. */
export async function lockTargetOf(
  tx: Transaction<Database>,
  table: "appointments" | "contracts" | "quotes",
  id: string,
): Promise<MergeTarget | undefined> {
  const row = await tx.selectFrom(table).select("request_id").where("id", "=", id).executeTakeFirst();
  return row && lockMergeTarget(tx, row.request_id);
}

/** Returns the condition for the rows that belong to these enquiries, also if a merge has moved the rows to another lead. */
export const belongsToOneOf =
  (ids: readonly string[]) => (e: ExpressionBuilder<Database, "lead_events" | "lead_files" | "lead_documents">) =>
    e.or([e("came_from", "in", ids), e.and([e("lead_id", "in", ids), e("came_from", "is", null)])]);

export const belongsTo = (id: string) => belongsToOneOf([id]);
