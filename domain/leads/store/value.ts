import type { OwnSumFrom } from "@site/ground/states/lead.ts";
import { openQuotations } from "@site/ground/states/quotation.ts";
import { type Kysely, sql } from "kysely";
import { hasAccepted } from "#domain/analytics/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

export interface Value {
  fils: number;
  from: "accepted" | OwnSumFrom;
}

type Valued = Pick<LeadsTable, "value_from"> & { accepted_fils: number | null; own_fils: number | null };

/** Returns the value of a lead: the sum of its accepted quotations, its own sum, or both added. */
export function worthOf({ accepted_fils: accepted, own_fils: own, value_from: from }: Valued): Value | null {
  if (accepted !== null) return { fils: accepted + (own ?? 0), from: own === null ? "accepted" : "beside" };
  return own === null ? null : { fils: own, from: from ?? "typed" };
}

/**
 * Sets the lead's own sum to the total of its quotations that wait for an answer. It must run in the transaction that sends or answers a
 * quotation. If `overTyped` is true, the total also replaces a sum that a colleague typed. A caller that sends a quotation passes true,
 * because the quotation is newer than the typed sum. If the lead is won or has an accepted quotation, nothing changes.
 */
export async function sumUpQuotations(db: Kysely<Database>, leadId: string, overTyped: boolean): Promise<void> {
  const waiting = sql`from quotes where quotes.lead_id = leads.id and quotes.state in (${sql.join(openQuotations)})`;
  const isFree = overTyped ? sql`true` : sql`value_from = 'quoted'`;
  await sql`update leads set value_from = 'quoted', value_fils = (select cast(sum(net_fils) as bigint) ${waiting})
    where id = ${leadId} and status <> 'won' and ${isFree} and not ${hasAccepted} and exists (select 1 ${waiting})`.execute(
    db,
  );
}
