import { recordOf } from "@site/typed";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { daysIn, monthsOf, type Period, piecesOf } from "./period.ts";

type Db = Kysely<Database>;

export interface Sums {
  visits: number;
  visitors: number;
  views: number;
  bounced: number;
  visible_ms: number;
  tools: number;
  begun: number;
}

const columns = ["visits", "visitors", "views", "bounced", "visible_ms", "tools", "begun"] as const;
export const noSums = (): Sums => recordOf(columns, () => 0);

export function addSums(to: Sums, more: Sums): Sums {
  for (const column of columns) to[column] += more[column];
  return to;
}

const added = sql.join(columns.map((column) => sql`cast(sum(${sql.ref(column)}) as bigint) as ${sql.ref(column)}`));

/**
 * Returns how many days or months one query reads. SQLite runs on the main thread and blocks it, so a query reads only a few, and other
 * requests are handled in between. PostgreSQL is a separate server and reads all at once.
 */
const pieceOf = (db: Db, whole: number, some: number) => (isPostgres(db) ? Math.max(1, whole) : some);

/**
 * Returns the sums for each value of a dimension. Whole months are read from the monthly sums if these exist, and the other days from the
 * daily sums.
 */
export async function sumsBy(db: Db, dim: string, period: Period): Promise<Map<string, Sums>> {
  const found = new Map<string, Sums>();
  const months = await closedMonths(db, period);
  const many = pieceOf(db, months.length, 1);
  for (let at = 0; at < months.length; at += many) merge(found, await ofMonths(db, dim, months.slice(at, at + many)));
  for (const { month, days, whole } of monthsOf(period)) {
    if (whole && months.includes(month)) continue;
    for (const each of piecesOf(days, pieceOf(db, daysIn(days), 7))) merge(found, await ofDays(db, dim, each));
  }
  return found;
}

export const totalOf = async (db: Db, period: Period): Promise<Sums> =>
  [...(await sumsBy(db, "all", period)).values()].reduce(addSums, noSums());

/** Returns the sums of each day that had visits. */
export async function sumsByDay(db: Db, { first, last }: Period): Promise<Map<number, Sums>> {
  const rows = await db
    .selectFrom("daily_visits")
    .select(["day", ...columns])
    .where("dim", "=", "all")
    .where("day", ">=", first)
    .where("day", "<=", last)
    .execute();
  return new Map(rows.map(({ day, ...sums }) => [day, sums]));
}

type Row = Sums & { key: string };

function merge(found: Map<string, Sums>, rows: Row[]) {
  for (const { key, ...sums } of rows) found.set(key, addSums(found.get(key) ?? noSums(), sums));
}

async function closedMonths(db: Db, period: Period): Promise<number[]> {
  const whole = monthsOf(period).flatMap((each) => (each.whole ? [each.month] : []));
  if (whole.length === 0) return [];
  const rows = await db
    .selectFrom("monthly_visits")
    .select("month")
    .where("dim", "=", "all")
    .where("month", "in", whole)
    .execute();
  return [...new Set(rows.map(({ month }) => month))];
}

async function ofMonths(db: Db, dim: string, months: number[]): Promise<Row[]> {
  await yieldTurn();
  const { rows } = await sql<Row>`select key, ${added} from monthly_visits
    where dim = ${dim} and month in (${sql.join(months)}) group by key`.execute(db);
  return rows;
}

async function ofDays(db: Db, dim: string, { first, last }: Period): Promise<Row[]> {
  await yieldTurn();
  const { rows } = await sql<Row>`select key, ${added} from daily_visits
    where dim = ${dim} and day >= ${first} and day <= ${last} group by key`.execute(db);
  return rows;
}
