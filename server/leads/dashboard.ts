import { setImmediate } from "node:timers/promises";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgres } from "../db/is-postgres.ts";
import type { Database } from "../db/schema.ts";
import { type Status, statuses } from "./types.ts";

export interface Range {
  /** Leads that came in from then on, and before then. */
  from: number;
  to: number;
  now?: number;
}

/** Key and number, the most first. */
export type Tally = { key: string; n: number }[];

export interface Dashboard {
  total: number;
  /** Every day of the range in the UAE, as 2026-11-21. */
  byDay: { day: string; n: number }[];
  bySource: Tally;
  /** The key is empty where nothing was chosen. */
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
    /** Of those that were due by now or are answered: 0 to 1. */
    withinDue: number | null;
  };
  /** How many came so far or further; a lost one counts as far as it had come. */
  conversion: { came: number; contacted: number; quoted: number; won: number; lost: number };
  wonFils: number;
  quotedFils: number;
}

const hour = 3_600_000;
const day = 24 * hour;
/** The UAE is four hours ahead, all year. */
const offset = 4 * hour;

/** Spam and what was merged away count nowhere; who was erased still counts, without a name. */
export async function dashboard(db: Kysely<Database>, { from, to, now = Date.now() }: Range): Promise<Dashboard> {
  const kept = sql`from leads where spam = 0 and merged_into is null`;
  const counted = sql`${kept} and created_at >= ${from} and created_at < ${to}`;
  const byDay = await daysOf(db, kept, from, Math.min(to, now + 1));
  const statusRows = await salesRows(db, counted);
  return {
    total: statusRows.reduce((sum, { n }) => sum + n, 0),
    byDay,
    bySource: await tally(db, "source", counted),
    byService: await tally(db, "service", counted),
    byPlace: await tally(db, "place", counted),
    byKind: await tally(db, "kind", counted),
    byStatus: statusRows.map(({ key, n }) => ({ key, n })),
    response: await responseOf(db, counted, now),
    ...salesOf(statusRows),
  };
}

type Sql = RawBuilder<unknown>;

/** SQLite answers on the thread that everybody waits for: let the others have their turn in between. */
const rest = () => setImmediate();

/** One column at a time: SQLite sorts by one word several times faster than by three. */
async function tally(db: Kysely<Database>, column: string, counted: Sql): Promise<Tally> {
  await rest();
  const { rows } = await sql<{ key: string | null; n: number }>`
    select ${sql.ref(column)} as key, count(*) as n ${counted} group by 1`.execute(db);
  return rows.map(({ key, n }) => ({ key: key ?? "", n })).toSorted(mostFirst);
}

/** A range longer than this begins with the first lead there is. */
const longest = 366;
const dayOf = (at: number) => Math.floor((at + offset) / day);

/** Not the database's order: the two of them sort words and blanks differently. */
const mostFirst = (one: Tally[number], other: Tally[number]) => other.n - one.n || (one.key < other.key ? -1 : 1);

/** Also the days on which nobody wrote: a chart that leaves them out lies. */
async function daysOf(db: Kysely<Database>, kept: Sql, from: number, to: number): Promise<Dashboard["byDay"]> {
  const last = dayOf(to - 1);
  let first = dayOf(from);
  if (last - first > longest) {
    const { rows } = await sql<{ at: number | null }>`select min(created_at) as at ${kept}`.execute(db);
    first = Math.max(first, dayOf(rows[0]?.at ?? to - 1));
  }
  if (first > last) return [];
  const begin = sql`day * cast(${day} as bigint) - ${offset}`;
  const { rows } = await sql<{ day: number; n: number }>`
    with recursive days(day) as (
      select cast(${first} as bigint) union all select day + 1 from days where day < ${last}
    )
    select day, (select count(*) ${kept} and created_at >= ${begin} and created_at < ${begin} + ${day}
      and created_at >= ${from} and created_at < ${to}) as n
    from days order by day`.execute(db);
  return rows.map((row) => ({ day: new Date(row.day * day).toISOString().slice(0, 10), n: row.n }));
}

async function responseOf(db: Kysely<Database>, counted: Sql, now: number): Promise<Dashboard["response"]> {
  await rest();
  const took = sql`(replied_at - created_at)`;
  const at = (share: number) =>
    isPostgres(db)
      ? sql`percentile_disc(${sql.lit(share)}) within group (order by ${took})`
      : sql`percentile_disc(${took}, ${sql.lit(share)})`;
  const sum = (condition: Sql) => sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const { rows } = await sql<Record<"answered" | "waiting" | "overdue" | "due" | "kept" | "median" | "p90", number>>`
    select count(replied_at) as answered,
      ${sum(sql`replied_at is null and status <> 'lost' and reply_due_at is not null`)} as waiting,
      ${sum(sql`replied_at is null and status <> 'lost' and reply_due_at < ${now}`)} as overdue,
      ${sum(sql`replied_at is not null and reply_due_at is not null`)} as due,
      ${sum(sql`replied_at <= reply_due_at`)} as kept,
      ${at(0.5)} as median, ${at(0.9)} as p90 ${counted}`.execute(db);
  const { answered = 0, waiting = 0, overdue = 0, due = 0, kept = 0, median, p90 } = rows[0] ?? {};
  return {
    answered,
    waiting,
    overdue,
    medianMs: median ?? null,
    p90Ms: p90 ?? null,
    withinDue: due + overdue === 0 ? null : kept / (due + overdue),
  };
}

interface Sales {
  key: string;
  n: number;
  answered: number;
  valued: number;
  fils: number;
}

async function salesRows(db: Kysely<Database>, counted: Sql): Promise<Sales[]> {
  await rest();
  const { rows } = await sql<Sales>`
    select status as key, count(*) as n, count(replied_at) as answered, count(value_fils) as valued,
      cast(coalesce(sum(value_fils), 0) as bigint) as fils
    ${counted} group by 1`.execute(db);
  return rows.toSorted(mostFirst);
}

function salesOf(rows: Sales[]): Pick<Dashboard, "conversion" | "wonFils" | "quotedFils"> {
  const sum = (what: "n" | "answered" | "valued" | "fils", ...of: readonly Status[]) =>
    rows.filter(({ key }) => of.includes(key as Status)).reduce((total, row) => total + row[what], 0);
  return {
    conversion: {
      came: sum("n", ...statuses),
      contacted: sum("n", "contacted", "quoted", "won") + sum("answered", "lost"),
      quoted: sum("n", "quoted", "won") + sum("valued", "lost"),
      won: sum("n", "won"),
      lost: sum("n", "lost"),
    },
    wonFils: sum("fils", "won"),
    quotedFils: sum("fils", "quoted"),
  };
}
