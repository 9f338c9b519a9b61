import { quotationStates } from "@site/ground/states/quotation.ts";
import { statesThat, statesWithout } from "@site/ground/states/table.ts";
import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import { sumUpQuotations } from "#domain/leads/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import { readQuotation } from "./read.ts";

/**
 * Erases the quotations of a customer. Drafts are deleted. Sent quotations lose everything personal, and keep number, answer, sums and the
 * hashes of acceptances: numbers have no gaps, statistics stay right, and the chain can be checked.
 */
export async function eraseQuotations(db: Transaction<Database>, leadIds: readonly string[]): Promise<void> {
  const rows = db.selectFrom("quotes").select(["id", "state", "lead_id"]);
  const found = await rows.where((e) => e.or([e("lead_id", "in", leadIds), e("request_id", "in", leadIds)])).execute();
  for (const { id, state } of found) {
    await db.deleteFrom("quote_lines").where("quote_id", "=", id).execute();
    await db.updateTable("quote_acceptances").set({ record: null }).where("quote_id", "=", id).execute();
    if (!quotationStates[state].wasSent) await db.deleteFrom("quotes").where("id", "=", id).execute();
    else
      await db
        .updateTable("quotes")
        .set({
          // Nobody can answer the quotation any more, so it lapses.
          ...(quotationStates[state].isOpen && { state: "lapsed" }),
          customer: "{}",
          answer: "{}",
          hash: null,
          code_nonce: null,
          follow_key: randomBytes(16).toString("base64url"),
        })
        .where("id", "=", id)
        .execute();
  }
  // An enquiry of this customer may have been merged into a lead of somebody else, which stays. That lead loses the erased quotation's sum.
  const lapsed = new Set(found.flatMap(({ state, lead_id }) => (quotationStates[state].isOpen ? [lead_id] : [])));
  for (const lead of lapsed) {
    if (leadIds.includes(lead)) continue;
    await forgetQuotedValue(db, lead);
    await sumUpQuotations(db, lead, false);
  }
}

/** Removes the value of a lead if it came from the erased quotation and the lead has no other quotation that counts. */
async function forgetQuotedValue(db: Transaction<Database>, lead: string): Promise<void> {
  const counted = db.selectFrom("quotes").select("id").where("lead_id", "=", lead);
  await db
    .updateTable("leads")
    .set({ value_fils: null, value_from: null })
    .where("id", "=", lead)
    .where("status", "<>", "won")
    .where("value_from", "=", "quoted")
    .where(({ exists, not }) => not(exists(counted.where("state", "in", statesThat(quotationStates, "stands")))))
    .execute();
}

/** Returns everything about the quotations of a lead, except the secret keys of their links. */
export async function quotationsForExport(db: Kysely<Database>, leadId: string) {
  return withoutKeys(db, db.selectFrom("quotes").select("id").where("lead_id", "=", leadId));
}

/** Returns the sent quotations of an enquiry for its customer, without drafts and internal ids. */
export async function sentQuotationsOf(db: Kysely<Database>, enquiryId: string) {
  const sent = db
    .selectFrom("quotes")
    .select("id")
    .where("request_id", "=", enquiryId)
    .where("state", "not in", statesWithout(quotationStates, "wasSent"));
  return (await withoutKeys(db, sent)).map(({ id, leadId, enquiryId: _, version, ...quotation }) => quotation);
}

async function withoutKeys(db: Kysely<Database>, ids: SelectQueryBuilder<Database, "quotes", { id: string }>) {
  const all = [];
  for (const { id } of await ids.orderBy("id").execute()) {
    const quotation = await readQuotation(db, id);
    if (!quotation) continue;
    const { key, ...rest } = quotation;
    all.push(rest);
  }
  return all;
}
