import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type SqlBool, sql } from "kysely";
import { stateIn } from "#platform/db/state-in.ts";

/** The value is written as a literal, so that SQLite uses the index of accepted quotations. */
const accepted = sql`quotes.lead_id = leads.id and ${stateIn("quotes.state", agreedQuotations)}`;

/** Sums a lead's accepted quotations without VAT. Each quotation counts with its one accepted revision. The sum is null if none is accepted. */
export const acceptedNet = sql<number | null>`(select cast(sum(net_fils) as bigint) from quotes where ${accepted})`;

export const hasAccepted = sql<SqlBool>`exists (select 1 from quotes where ${accepted})`;

/** Tells whether a quotation belongs to the job that was won. A quotation that is sent after the winning under a number of its own is extra work. */
const isOfTheJob = sql`(leads.won_at is null or exists (select 1 from quotes as one
  where one.number = quotes.number and one.sent_at <= leads.won_at))`;

const ownCounts = sql`(not ${hasAccepted} or leads.value_from = 'beside' or (leads.value_from = 'quoted'
  and not exists (select 1 from quotes where ${accepted} and ${isOfTheJob})))`;

/** Returns the own sum of a row of `leads`, if it counts. It counts while no quotation is accepted, or if it counts in addition to those. */
export const ownNet = sql<number | null>`case when ${ownCounts} then leads.value_fils end`;
