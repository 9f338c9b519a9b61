import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type SqlBool, sql } from "kysely";
import { stateIn } from "#platform/db/state-in.ts";

/** The condition for an accepted quotation of the lead. The state is a literal, so that SQLite uses the index of accepted quotations. */
const accepted = sql`quotes.lead_id = leads.id and ${stateIn("quotes.state", agreedQuotations)}`;

/** The sum of a lead's accepted quotations without VAT, or null if none is accepted. Only one revision of a quotation can be accepted. */
export const acceptedNet = sql<number | null>`(select cast(sum(net_fils) as bigint) from quotes where ${accepted})`;

export const hasAccepted = sql<SqlBool>`exists (select 1 from quotes where ${accepted})`;

/**
 * True if the quotation belongs to the job that was won. A quotation with a new number that was sent after the lead was won is for extra
 * work.
 */
const isOfTheJob = sql`(leads.won_at is null or exists (select 1 from quotes as one
  where one.number = quotes.number and one.sent_at <= leads.won_at))`;

const ownCounts = sql`(not ${hasAccepted} or leads.value_from = 'beside' or (leads.value_from = 'quoted'
  and not exists (select 1 from quotes where ${accepted} and ${isOfTheJob})))`;

/**
 * The lead's own sum (`value_fils`), or null if it does not count. It counts if no quotation is accepted, or if it is meant in addition to
 * the accepted quotations.
 */
export const ownNet = sql<number | null>`case when ${ownCounts} then leads.value_fils end`;
