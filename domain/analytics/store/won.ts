import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { stateIn } from "#platform/db/state-in.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { ownNet } from "./worth.ts";

/** A span of time between two instants. `from` is included, and `to` is excluded. */
export interface Days {
  from: number;
  to: number;
}

/**
 * Won leads without spam and merged leads. Erased leads are counted. The values are literals, as in the definition of the index. With
 * parameters, SQLite would not use the index.
 */
const won = sql`leads.status = 'won' and leads.spam = 0 and leads.merged_into is null`;

/** The time when the lead was won. If it is not known, the time when the lead came is used. */
const wonAt = sql`coalesce(leads.won_at, leads.created_at)`;

const accepted = stateIn("quotes.state", agreedQuotations);

const within = (at: RawBuilder<unknown>, { from, to }: Days) => sql`${at} >= ${from} and ${at} < ${to}`;

/**
 * Returns how many leads were won in this time, and their value without VAT. An accepted quotation counts on the day when it was accepted,
 * so that later extra work counts in its own month. A typed sum of a lead counts on the day when the lead was won.
 */
export async function wonOn(db: Kysely<Database>, days: Days): Promise<{ n: number; fils: number }> {
  const { rows } = await sql<{ n: number; fils: number }>`select
    (select count(*) from leads where ${won} and ${within(wonAt, days)}) as n,
    cast((select coalesce(sum(${ownNet}), 0) from leads where ${won} and ${within(wonAt, days)})
      + (select coalesce(sum(net_fils), 0) from quotes join leads on leads.id = quotes.lead_id
        where ${accepted} and ${within(sql`answered_at`, days)} and ${won}) as bigint) as fils`.execute(db);
  return rows[0] ?? { n: 0, fils: 0 };
}

/** One part of the sum that `wonOn` returns: a won lead, or one of its accepted quotations. */
export interface WonPart {
  /** 1 for the won lead, and 0 for an accepted quotation, so that a lead counts only once. */
  won: 0 | 1;
  fils: number;
}

/**
 * Yields the parts of the sum of `wonOn` one by one, each with columns of its lead. It reads them in batches. SQLite runs on the main
 * thread, so other requests are handled between two batches.
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
      await yieldTurn();
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
