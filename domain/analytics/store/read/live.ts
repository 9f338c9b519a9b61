import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";

export const liveMinutes = 30;
const minute = 60_000;

export interface LiveCounts {
  visits: number;
  phones: number;
  /** The number of page views in each minute, the oldest minute first. */
  byMinute: number[];
  pages: { page: number; n: number }[];
  sources: { source: number; n: number }[];
}

/** Reads the last half hour from single visits. An index finds them, so the query depends only on the number of recent visitors. */
export async function liveOf(db: Kysely<Database>, now: number): Promise<LiveCounts> {
  const since = now - liveMinutes * minute;
  const visits = await sql<{ source: number; device: number; n: number }>`
    select source, device, count(*) as n from visits where last >= ${since} and thin = 0 group by source, device`.execute(
    db,
  );
  const views = await sql<{ page: number; ago: number; n: number }>`
    select page, cast((${now} - at) / ${minute} as bigint) as ago, count(*) as n
    from page_views where at >= ${since} and at <= ${now} group by page, ago`.execute(db);
  return {
    visits: sum(visits.rows),
    phones: sum(visits.rows.filter(({ device }) => device === 0)),
    byMinute: Array.from({ length: liveMinutes }, (_, index) =>
      sum(views.rows.filter(({ ago }) => ago === liveMinutes - 1 - index)),
    ),
    pages: grouped(views.rows, ({ page }) => page).map(([page, n]) => ({ page, n })),
    sources: grouped(visits.rows, ({ source }) => source).map(([source, n]) => ({ source, n })),
  };
}

const sum = (rows: { n: number }[]) => rows.reduce((total, { n }) => total + n, 0);

function grouped<T extends { n: number }>(rows: T[], key: (row: T) => number): [number, number][] {
  const groups = new Map<number, number>();
  for (const row of rows) groups.set(key(row), (groups.get(key(row)) ?? 0) + row.n);
  return [...groups].toSorted(([one, n], [other, m]) => m - n || one - other);
}
