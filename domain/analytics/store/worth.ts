import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type SqlBool, sql } from "kysely";
import { stateIn } from "#platform/db/state-in.ts";

/** Written as a literal, so that SQLite uses the index of accepted quotations. */
const accepted = sql`quotes.lead_id = leads.id and ${stateIn("quotes.state", agreedQuotations)}`;

/** The sum without VAT of a request's accepted quotations, each by its one accepted revision; null if none is accepted. */
export const acceptedNet = sql<number | null>`(select cast(sum(net_fils) as bigint) from quotes where ${accepted})`;

export const hasAccepted = sql<SqlBool>`exists (select 1 from quotes where ${accepted})`;

/** A job may be won on what had been offered; a quotation that goes out afterwards under a number of its own is then an extra. */
const isOfTheJob = sql`(leads.won_at is null or exists (select 1 from quotes as one
  where one.number = quotes.number and one.sent_at <= leads.won_at))`;

const ownCounts = sql`(not ${hasAccepted} or leads.value_from = 'beside' or (leads.value_from = 'quoted'
  and not exists (select 1 from quotes where ${accepted} and ${isOfTheJob})))`;

/** The own sum of a row of `leads`, where it counts: while no quotation is accepted, or beside those that are. */
export const ownNet = sql<number | null>`case when ${ownCounts} then leads.value_fils end`;
