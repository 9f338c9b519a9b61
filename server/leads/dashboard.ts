import { type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgres } from "../db/is-postgres.ts";
import type { Database } from "../db/schema.ts";

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
  conversion: { new: number; contacted: number; quoted: number; won: number; lost: number };
  wonFils: number;
  quotedFils: number;
}

const hour = 3_600_000;
const day = 24 * hour;
/** The UAE is four hours ahead, all year. */
const offset = 4 * hour;
const dayOf = (at: number) => Math.floor((at + offset) / day);
const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);

/** Spam and what was merged away count nowhere; who was erased still counts, without a name. */
export async function dashboard(db: Kysely<Database>, { from, to, now = Date.now() }: Range): Promise<Dashboard> {
  const counted = sql`from leads where spam = 0 and merged_into is null and created_at >= ${from} and created_at < ${to}`;
  const days = await tally(db, sql`(created_at + ${sql.lit(offset)}) / ${sql.lit(day)}`, counted);
  return {
    total: days.reduce((sum, { n }) => sum + n, 0),
    byDay: everyDay(days, from, Math.min(to, Math.max(now, from + 1))),
    bySource: await tally(db, sql`source`, counted),
    byService: await tally(db, sql`coalesce(service, '')`, counted),
    byPlace: await tally(db, sql`coalesce(place, '')`, counted),
    byKind: await tally(db, sql`kind`, counted),
    byStatus: await tally(db, sql`status`, counted),
    response: await responseOf(db, counted, now),
    ...(await salesOf(db, counted)),
  };
}

async function tally(db: Kysely<Database>, key: RawBuilder<unknown>, counted: RawBuilder<unknown>): Promise<Tally> {
  const { rows } = await sql<{ key: string | number; n: number }>`
    select ${key} as key, count(*) as n ${counted} group by 1 order by 2 desc, 1`.execute(db);
  return rows.map((row) => ({ key: String(row.key), n: row.n }));
}

/** Also the days on which nobody wrote: a chart that leaves them out lies. */
function everyDay(days: Tally, from: number, to: number): Dashboard["byDay"] {
  const counts = new Map(days.map(({ key, n }) => [Number(key), n]));
  const known = [...counts.keys()];
  const first = Math.max(dayOf(from), Math.min(...known, dayOf(to)));
  const last = Math.max(dayOf(to - 1), ...known);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    day: dateOf(first + index),
    n: counts.get(first + index) ?? 0,
  }));
}

async function responseOf(
  db: Kysely<Database>,
  counted: RawBuilder<unknown>,
  now: number,
): Promise<Dashboard["response"]> {
  const took = sql`(replied_at - created_at)`;
  const at = (share: number) =>
    isPostgres(db)
      ? sql`percentile_disc(${sql.lit(share)}) within group (order by ${took})`
      : sql`percentile_disc(${took}, ${sql.lit(share)})`;
  const sum = (condition: RawBuilder<unknown>) => sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const { rows } = await sql<Record<"answered" | "waiting" | "overdue" | "due" | "kept" | "median" | "p90", number>>`
    select count(replied_at) as answered,
      ${sum(sql`replied_at is null and status <> 'lost' and reply_due_at is not null`)} as waiting,
      ${sum(sql`replied_at is null and status <> 'lost' and reply_due_at < ${now}`)} as overdue,
      ${sum(sql`replied_at is not null and reply_due_at is not null`)} as due,
      ${sum(sql`replied_at <= reply_due_at`)} as kept,
      ${at(0.5)} as median, ${at(0.9)} as p90 ${counted}`.execute(db);
  const { answered = 0, waiting = 0, overdue = 0, due = 0, kept = 0, median, p90 } = rows[0] ?? {};
  const asked = due + overdue;
  return {
    answered,
    waiting,
    overdue,
    medianMs: median ?? null,
    p90Ms: p90 ?? null,
    withinDue: asked === 0 ? null : kept / asked,
  };
}

async function salesOf(
  db: Kysely<Database>,
  counted: RawBuilder<unknown>,
): Promise<Pick<Dashboard, "conversion" | "wonFils" | "quotedFils">> {
  const { rows } = await sql<{ status: string; n: number; quoted: number; replied: number; fils: number }>`
    select status, count(*) as n, count(value_fils) as quoted, count(replied_at) as replied,
      cast(coalesce(sum(value_fils), 0) as bigint) as fils ${counted} group by 1`.execute(db);
  const of = (status: string) => rows.find((row) => row.status === status);
  const n = (...statuses: string[]) => statuses.reduce((sum, status) => sum + (of(status)?.n ?? 0), 0);
  const lost = of("lost");
  return {
    conversion: {
      new: n("new", "contacted", "quoted", "won", "lost"),
      contacted: n("contacted", "quoted", "won") + (lost?.replied ?? 0),
      quoted: n("quoted", "won") + (lost?.quoted ?? 0),
      won: n("won"),
      lost: n("lost"),
    },
    wonFils: of("won")?.fils ?? 0,
    quotedFils: of("quoted")?.fils ?? 0,
  };
}
