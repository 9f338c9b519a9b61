import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type SqlBool, sql } from "kysely";
import { stateIn } from "#platform/db/state-in.ts";

/** Its own, or come along with a merge. A merged request is asked about what was agreed on with it, not with the other one. */
const isOf = (table: "quotes" | "contracts") => sql`${sql.ref(`${table}.lead_id`)} in (leads.id, leads.merged_into)
  and leads.id in (${sql.ref(`${table}.lead_id`)}, ${sql.ref(`${table}.request_id`)})`;

/** A quotation was accepted, or a contract made: whatever the status, or a verdict of spam, says meanwhile. */
export const isAgreed = sql<SqlBool>`(exists (select 1 from quotes where ${stateIn("quotes.state", agreedQuotations)}
  and ${isOf("quotes")})
  or exists (select 1 from contracts where ${isOf("contracts")}))`;

/** A job came of it: it has invoices and a contract, which the law requires us to keep. */
export const ledToJob = sql<SqlBool>`(leads.status = 'won' or ${isAgreed})`;
