import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type SqlBool, sql } from "kysely";
import { stateIn } from "#platform/db/state-in.ts";

/**
 * Finds quotations or contracts of a lead, including those that came with a merge. For a merged lead it finds only what was agreed on that lead, not
 * on the other one.
 */
const isOf = (table: "quotes" | "contracts") => sql`${sql.ref(`${table}.lead_id`)} in (leads.id, leads.merged_into)
  and leads.id in (${sql.ref(`${table}.lead_id`)}, ${sql.ref(`${table}.request_id`)})`;

/** True if a quotation was accepted or a contract was made, even if the status or the spam folder says otherwise. */
export const isAgreed = sql<SqlBool>`(exists (select 1 from quotes where ${stateIn("quotes.state", agreedQuotations)}
  and ${isOf("quotes")})
  or exists (select 1 from contracts where ${isOf("contracts")}))`;

/** True if the lead became a job. Then it has invoices and a contract, and the law requires us to keep them. */
export const ledToJob = sql<SqlBool>`(leads.status = 'won' or ${isAgreed})`;
