import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database, LeadsTable } from "../db/schema.ts";
import { openStates } from "../quotes/types.ts";
import type { OwnSumFrom } from "./types.ts";

/** Written as a literal, so that SQLite uses the index of accepted quotations. */
const accepted = sql`quotes.lead_id = leads.id and quotes.state = 'accepted'`;

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

export interface Value {
  fils: number;
  from: "accepted" | OwnSumFrom;
}

type Valued = Pick<LeadsTable, "value_from"> & { accepted_fils: number | null; own_fils: number | null };

/** A request is worth its accepted quotations, its own sum, or both together. */
export function worthOf({ accepted_fils: accepted, own_fils: own, value_from: from }: Valued): Value | null {
  if (accepted !== null) return { fils: accepted + (own ?? 0), from: own === null ? "accepted" : "beside" };
  return own === null ? null : { fils: own, from: from ?? "typed" };
}

/**
 * Makes what the quotations that wait for an answer come to the request's own sum, in the transaction that sent or answered one. `overTyped`: one
 * was sent, which is newer than what was typed. Once the request is won or a quotation accepted, offers add nothing.
 */
export async function sumUpOffers(db: Kysely<Database>, leadId: string, overTyped: boolean): Promise<void> {
  const waiting = sql`from quotes where quotes.lead_id = leads.id and quotes.state in (${sql.join(openStates)})`;
  const isFree = overTyped ? sql`true` : sql`value_from = 'quoted'`;
  await sql`update leads set value_from = 'quoted', value_fils = (select cast(sum(net_fils) as bigint) ${waiting})
    where id = ${leadId} and status <> 'won' and ${isFree} and not ${hasAccepted} and exists (select 1 ${waiting})`.execute(
    db,
  );
}
