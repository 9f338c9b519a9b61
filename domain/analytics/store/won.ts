import { setImmediate } from "node:timers/promises";
import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { stateIn } from "#platform/db/state-in.ts";
import { ownNet } from "./worth.ts";

/** This day is excluded. */
export interface Days {
  from: number;
  to: number;
}

/** Spam and merged leads are not counted. Erased leads are counted. The values are written as literals, as in the index. */
const won = sql`leads.status = 'won' and leads.spam = 0 and leads.merged_into is null`;

/** If nobody knows when a lead was won, the time at which it came is used. */
const wonAt = sql`coalesce(leads.won_at, leads.created_at)`;

const accepted = stateIn("quotes.state", agreedQuotations);

const within = (at: RawBuilder<unknown>, { from, to }: Days) => sql`${at} >= ${from} and ${at} < ${to}`;

/**
 * Returns how many leads were won on these days, and for how much without VAT. Each accepted quotation counts on the day on which it was accepted, so
 * that extra work counts in its own month. A lead's own sum counts on the day on which the lead was won.
 */
export async function wonOn(db: Kysely<Database>, days: Days): Promise<{ n: number; fils: number }> {
  const { rows } = await sql<{ n: number; fils: number }>`select
    (select count(*) from leads where ${won} and ${within(wonAt, days)}) as n,
    cast((select coalesce(sum(${ownNet}), 0) from leads where ${won} and ${within(wonAt, days)})
      + (select coalesce(sum(net_fils), 0) from quotes join leads on leads.id = quotes.lead_id
        where ${accepted} and ${within(sql`answered_at`, days)} and ${won}) as bigint) as fils`.execute(db);
  return rows[0] ?? { n: 0, fils: 0 };
}

/** A part of a sum of `wonOn`. */
export interface WonPart {
  /** The value is 1 for the winning of a lead, and 0 for one of its accepted quotations. */
  won: 0 | 1;
  fils: number;
}

/**
 * Yields the same parts one by one, with columns of the lead. They are read in batches: SQLite runs on the main thread, so other requests get their
 * turn between two batches.
 */
export async function* eachWon<Column extends keyof LeadsTable & string>(
  db: Kysely<Database>,
  days: Days,
  columns: readonly Column[],
  batch = 1000,
): AsyncGenerator<WonPart & Pick<LeadsTable, Column>> {
  const named = sql.join(columns.map((column) => sql.ref(`leads.${column}`)));
  const wins = { id: sql`leads.id`, at: wonAt, what: sql`1 as won, coalesce(${ownNet}, 0) as fils`, from: sql`leads` };
  const quoted = sql`quotes join leads on leads.id = quotes.lead_id and ${accepted}`;
  const sums = {
    id: sql`quotes.id`,
    at: sql`quotes.answered_at`,
    what: sql`0 as won, quotes.net_fils as fils`,
    from: quoted,
  };
  for (const { id, at, what, from } of [wins, sums]) {
    let [last, lastId] = [days.from, ""];
    while (true) {
      await setImmediate();
      const { rows } = await sql<WonPart & Pick<LeadsTable, Column> & { part_id: string; part_at: number }>`
        select ${named}, ${what}, ${id} as part_id, ${at} as part_at from ${from}
        where ${won} and ${within(at, { from: last, to: days.to })} and (${at} > ${last} or ${id} > ${lastId})
        order by ${at}, ${id} limit ${batch}`.execute(db);
      yield* rows;
      const end = rows.at(-1);
      if (!end || rows.length < batch) break;
      [last, lastId] = [end.part_at, end.part_id];
    }
  }
}
