import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type SqlBool, sql } from "kysely";
import { stateIn } from "#platform/db/state-in.ts";

/**
 * The condition for quotations or contracts of a lead, including those that came to it by a merge. For a merged lead, only its own ones
 * match, and not those of the lead into which it was merged.
 */
const isOf = (table: "quotes" | "contracts") => sql`${sql.ref(`${table}.lead_id`)} in (leads.id, leads.merged_into)
  and leads.id in (${sql.ref(`${table}.lead_id`)}, ${sql.ref(`${table}.request_id`)})`;

/** True if a quotation was accepted or a contract was made. The status and the spam folder of the lead do not matter. */
export const isAgreed = sql<SqlBool>`(exists (select 1 from quotes where ${stateIn("quotes.state", agreedQuotations)}
  and ${isOf("quotes")})
  or exists (select 1 from contracts where ${isOf("contracts")}))`;

/** True if the lead became a job. The law requires us to keep the invoices and the contract of a job. */
export const ledToJob = sql<SqlBool>`(leads.status = 'won' or ${isAgreed})`;
