import { type Status, statuses } from "@site/ground/states/lead.ts";
import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { nth } from "@site/typed";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { wonOn } from "#domain/analytics/store/index.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { isReplyOwed } from "#platform/db/search/conditions.ts";
import { currentTime } from "#platform/machine/time.ts";
import { yieldTurn } from "#platform/machine/timers.ts";

export interface Range {
  /** The period in which the leads came, as two instants. `from` is included, and `to` is excluded. */
  from: number;
  to: number;
  now?: number;
}

/** The number of leads for each key, the largest number first. */
export type Tally = { key: string; n: number }[];

export interface Dashboard {
  total: number;
  /** The number of leads on each day in the UAE. A day is written as 2026-11-21. */
  byDay: { day: string; n: number }[];
  bySource: Tally;
  /** The key is empty for leads whose customer chose nothing. */
  byService: Tally;
  byPlace: Tally;
  byKind: Tally;
  byStatus: Tally;
  response: {
    answered: number;
    waiting: number;
    overdue: number;
    medianMs: number | null;
    p90Ms: number | null;
    /** The share of first replies that came in time, from 0 to 1. It counts the replies that were given, and those that are overdue. */
    withinDue: number | null;
  };
  /**
   * The number of leads that reached each stage, including those that went further. A lost lead counts up to the stage that it reached
   * before.
   */
  conversion: { came: number; contacted: number; quoted: number; won: number; lost: number };
  /** The number and value of the leads that were won in this period, whenever they came (see `wonOn`). */
  wonInTime: { n: number; fils: number };
  /** The sum of the leads of this period that have a quotation and are still open. */
  quotedFils: number;
}

const hour = 3_600_000;
const day = 24 * hour;

const kept = sql`from leads where spam = 0 and merged_into is null`;

/**
 * Counts the leads that came in a period. Spam and merged leads are not counted. Erased leads are counted, because the count needs no name.
 */
export async function dashboard(db: Kysely<Database>, { from, to, now = currentTime() }: Range): Promise<Dashboard> {
  const within = sql`created_at >= ${from} and created_at < ${to}`;
  const sales = await salesRows(db, within);
  return {
    total: sales.reduce((sum, { n }) => sum + n, 0),
    byDay: await daysOf(db, from, Math.min(to, now + 1)),
    bySource: await tally(db, "source", within),
    byService: await tally(db, "service", within),
    byPlace: await tally(db, "place", within),
    byKind: await tally(db, "kind", within),
    byStatus: sales.map(({ key, n }) => ({ key, n })).filter(({ n }) => n > 0),
    response: await responseOf(db, within, now),
    wonInTime: await wonOn(db, { from, to }),
    ...salesOf(sales),
  };
}

type Sql = RawBuilder<unknown>;

/**
 * Counts the leads of the period for each value of a column. It finds the values one by one in the index (loose index scan). Neither
 * database does this by itself, and GROUP BY would sort all leads.
 */
async function tally(db: Kysely<Database>, column: string, within: Sql): Promise<Tally> {
  await yieldTurn(); // SQLite runs on the main thread, so other requests are handled between two queries.
  const key = sql`coalesce(${sql.ref(column)}, '')`;
  const { rows } = await sql<Tally[number]>`
    with recursive keys(key) as (
      select min(${key}) ${kept}
      union all
      select (select min(${key}) ${kept} and ${key} > keys.key) from keys where keys.key is not null
    )
    select key, (select count(*) ${kept} and ${key} = keys.key and ${within}) as n
    from keys where key is not null`.execute(db);
  return rows.filter(({ n }) => n > 0).toSorted(mostFirst);
}

/** Sorts the rows here and not in SQL, because the two databases sort text differently. */
const mostFirst = (one: Tally[number], other: Tally[number]) => other.n - one.n || (one.key < other.key ? -1 : 1);

/** The number of days up to which the chart shows the whole period. For a longer period it starts at the first lead. */
const longest = 366;

/** Returns the number of leads for each day. Days without leads are included, because a chart that skips them would mislead. */
async function daysOf(db: Kysely<Database>, from: number, to: number): Promise<Dashboard["byDay"]> {
  const last = uaeDay(to - 1);
  let first = uaeDay(from);
  if (last - first > longest) {
    const { rows } = await sql<{ at: number | null }>`select min(created_at) as at ${kept}`.execute(db);
    first = Math.max(first, uaeDay(rows[0]?.at ?? to - 1));
  }
  if (first > last) return [];
  const begin = sql`day * cast(${day} as bigint) + ${uaeDayStart(0)}`;
  const { rows } = await sql<{ day: number; n: number }>`
    with recursive days(day) as (
      select cast(${first} as bigint) union all select day + 1 from days where day < ${last}
    )
    select day, (select count(*) ${kept} and created_at >= ${begin} and created_at < ${begin} + ${day}
      and created_at >= ${from} and created_at < ${to}) as n
    from days order by day`.execute(db);
  return rows.map((row) => ({ day: dateOfDay(row.day), n: row.n }));
}

type Counted = Record<"answered" | "waiting" | "overdue" | "due" | "intime", number> &
  Record<"median" | "p90", number | null>;

/**
 * Measures how fast the first reply came. `waiting` and `overdue` also count customers who already had a first reply and wait for another
 * one.
 */
async function responseOf(db: Kysely<Database>, within: Sql, now: number): Promise<Dashboard["response"]> {
  await yieldTurn();
  const replied = sql`coalesce(first_replied_at, replied_at)`;
  const due = sql`(case when first_replied_at is null then reply_due_at else first_due_at end)`;
  const took = sql`(${replied} - created_at)`;
  const at = (share: number) =>
    isPostgres(db)
      ? sql`percentile_disc(${sql.lit(share)}) within group (order by ${took})`
      : sql`percentile_disc(${took}, ${sql.lit(share)})`;
  const sum = (condition: Sql) => sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const { rows } = await sql<Counted>`
    select count(${replied}) as answered,
      ${sum(isReplyOwed)} as waiting,
      ${sum(sql`${isReplyOwed} and reply_due_at < ${now}`)} as overdue,
      ${sum(sql`${replied} is not null and ${due} is not null`)}
        + ${sum(sql`${isReplyOwed} and ${replied} is null and reply_due_at < ${now}`)} as due,
      ${sum(sql`${replied} <= ${due}`)} as intime,
      ${at(0.5)} as median, ${at(0.9)} as p90 ${kept} and ${within}`.execute(db);
  const { answered, waiting, overdue, due: fallen, intime, median, p90 } = nth(rows, 0);
  return {
    answered,
    waiting,
    overdue,
    medianMs: median,
    p90Ms: p90,
    withinDue: fallen === 0 ? null : intime / fallen,
  };
}

interface Sales {
  key: Status;
  n: number;
  answered: number;
  valued: number;
  fils: number;
}

async function salesRows(db: Kysely<Database>, within: Sql): Promise<Sales[]> {
  await yieldTurn();
  const each = statuses.map(
    (
      status,
    ) => sql`select cast(${status} as text) as key, count(*) as n, count(coalesce(first_replied_at, replied_at)) as answered,
      count(value_fils) as valued, cast(coalesce(sum(value_fils), 0) as bigint) as fils
      ${kept} and coalesce(status, '') = ${status} and ${within}`,
  );
  const { rows } = await sql<Sales>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.toSorted(mostFirst);
}

function salesOf(rows: Sales[]): Pick<Dashboard, "conversion" | "quotedFils"> {
  const sum = (what: "n" | "answered" | "valued" | "fils", ...of: readonly Status[]) =>
    rows.filter(({ key }) => of.includes(key)).reduce((total, row) => total + row[what], 0);
  return {
    conversion: {
      came: sum("n", ...statuses),
      contacted: sum("n", "contacted", "quoted", "won") + sum("answered", "lost"),
      quoted: sum("n", "quoted", "won") + sum("valued", "lost"),
      won: sum("n", "won"),
      lost: sum("n", "lost"),
    },
    quotedFils: sum("fils", "quoted"),
  };
}
