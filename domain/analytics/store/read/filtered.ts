import { entriesOf } from "@site/typed";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { dimensions } from "../rollup.ts";
import type { WordKind } from "../words.ts";
import { daysIn, type Period, piecesOf } from "./period.ts";
import { noSums, type Sums } from "./sums.ts";

type Db = Kysely<Database>;

/** Says for each dimension how a filter finds its value: as a word of this kind, as a number, or as the text itself. */
const kinds = {
  ...({ source: "source", campaign: "campaign", referrer: "referrer", entry: "path", exit: "path" } as const),
  ...({ device: "number", in_uae: "number" } as const),
  ...({ channel: "text", place: "text", language: "text", browser: "text", os: "text" } as const),
} satisfies Record<string, WordKind | "number" | "text">;
type FilterDim = keyof typeof kinds;
export type Filter = Partial<Record<FilterDim, string>>;

export interface Reader {
  by(dim: string, period: Period): Promise<Map<string, Sums>>;
  byDay(period: Period): Promise<Map<number, Sums>>;
}

/**
 * Sums the visits that match a filter, from single visits. It cannot count visitors, because the hashes that tell them apart are deleted
 * after two days.
 */
export async function filteredReader(db: Db, filter: Filter): Promise<Reader> {
  const where = await conditions(db, filter);
  return {
    async by(dim, period) {
      const found = new Map<string, Sums>();
      const key = dim === "page" ? sql`cast(p.page as text)` : (dimensions[dim] ?? sql`null`);
      for (const days of pieces(db, period)) {
        await yieldTurn();
        const rows = await (dim === "page" ? pageRows(db, days, where) : visitRows<string>(db, key, days, where));
        for (const { key: text, ...more } of rows) found.set(text, added(found.get(text), more));
      }
      return found;
    },
    async byDay(period) {
      const found = new Map<number, Sums>();
      for (const days of pieces(db, period)) {
        await yieldTurn();
        for (const { key: day, ...more } of await visitRows<number>(db, sql`day`, days, where)) found.set(day, more);
      }
      return found;
    },
  };
}

/**
 * Splits the period of a query. SQLite runs in this process and blocks it, so other requests are handled after each day. PostgreSQL is a
 * separate server and reads all days at once.
 */
export const pieces = (db: Db, period: Period) => piecesOf(period, isPostgres(db) ? daysIn(period) : 1);

/** Returns the conditions of a filter on the table `visits`, which the query calls `v`. */
export async function conditions(db: Db, filter: Filter): Promise<RawBuilder<unknown>> {
  const found = [sql`v.thin = 0`];
  for (const [dim, value] of entriesOf(filter)) {
    const kind = kinds[dim];
    const key = kind === "text" ? value : kind === "number" ? Number(value) || 0 : await wordOf(db, kind, value);
    found.push(sql`${sql.ref(`v.${dim}`)} = ${key}`);
  }
  return sql.join(found, sql` and `);
}

async function wordOf(db: Db, kind: WordKind, text: string): Promise<number> {
  const row = await db
    .selectFrom("seen_words")
    .select("id")
    .where("kind", "=", kind)
    .where("text", "=", text)
    .executeTakeFirst();
  return row?.id ?? -1;
}

type Row<Key> = Sums & { key: Key };

async function visitRows<Key>(
  db: Db,
  key: RawBuilder<unknown>,
  { first, last }: Period,
  where: RawBuilder<unknown>,
): Promise<Row<Key>[]> {
  const { rows } = await sql<Row<Key>>`
    select ${key} as key, count(*) as visits, 0 as visitors, cast(sum(views) as bigint) as views,
      sum(case when views = 1 and begun = 0 then 1 else 0 end) as bounced, cast(sum(visible_ms) as bigint) as visible_ms,
      sum(case when tools > 0 then 1 else 0 end) as tools, sum(case when begun > 0 then 1 else 0 end) as begun
    from visits v where day >= ${first} and day <= ${last} and ${where} and ${key} is not null group by 1`.execute(db);
  return rows;
}

async function pageRows(db: Db, { first, last }: Period, where: RawBuilder<unknown>): Promise<Row<string>[]> {
  const { rows } = await sql<Row<string>>`
    select cast(p.page as text) as key, count(distinct v.id) as visits, 0 as visitors, count(*) as views, 0 as bounced,
      cast(sum(p.visible_ms) as bigint) as visible_ms, 0 as tools, 0 as begun
    from visits v join page_views p on p.visit = v.id
    where v.day >= ${first} and v.day <= ${last} and ${where} group by p.page`.execute(db);
  return rows;
}

function added(before: Sums = noSums(), more: Sums): Sums {
  const next = { ...before };
  for (const [column, value] of entriesOf(more)) next[column] += Number(value);
  return next;
}
