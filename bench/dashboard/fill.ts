import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { type Kysely, sql } from "kysely";
import { firstDayOf, monthOf } from "#domain/analytics/store/read/period.ts";
import { rollUp, rollUpMonth } from "#domain/analytics/store/rollup.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { progress } from "../table.ts";

type Db = Kysely<Database>;

export const days = 365;
export const viewsPerVisit = 3;
export const lastDay = 20_780;
export const firstDay = lastDay - days + 1;
const [pages, sources, campaigns] = [1400, 80, 12];

/** A pseudo-random number from 0 to below 1 that is the same in every run. Each use has its own prime number. */
const chance = (n: string, prime: number) => sql.raw(`(((cast(${n} as bigint) * ${prime}) % 1000003) / 1000003.0)`);
/** Picks a number below `many`. Small numbers are much more frequent, because most visits begin on a few pages. */
const skewed = (n: string, prime: number, many: number) => {
  const c = chance(n, prime);
  return sql`cast(${sql.lit(many)} * ${c} * ${c} * ${c} as integer)`;
};

export const pageOf = (n: string, prime: number) => sql`(1 + ${skewed(n, prime, pages)})`;
export const sourceOf = (n: string) => sql`(${sql.lit(pages)} + 1 + ${skewed(n, 7919, sources)})`;

/** Stores a year of visits and their sums, with the same code as the site. Each day has the same number of visits. */
export async function fill(db: Db, visits: number) {
  await words(db);
  const perDay = Math.round(visits / days);
  for (let day = firstDay; day <= lastDay; day += 1) {
    progress(`${day - firstDay + 1} of ${days} days`);
    const from = (day - firstDay) * perDay;
    await sql`insert into visits (id, day, began, last, entry, exit, source, channel, campaign, device, browser, os,
        language, place, in_uae, views, visible_ms, deepest, tools, begun)
      select n, ${sql.lit(day)}, at, at + 90000, ${pageOf("n", 104_729)}, ${pageOf("n", 15_485_863)}, ${sourceOf("n")},
        case when ${chance("n", 31)} < 0.5 then 'search' when ${chance("n", 31)} < 0.8 then 'direct' else 'campaign' end,
        case when ${chance("n", 31)} < 0.8 then null else ${sql.lit(pages + sources)} + 1 + ${skewed("n", 37, campaigns)} end,
        case when ${chance("n", 41)} < 0.7 then 0 else 2 end,
        case when ${chance("n", 43)} < 0.6 then 'Chrome' else 'Safari' end,
        case when ${chance("n", 43)} < 0.6 then 'Android' else 'iOS' end,
        case when ${chance("n", 47)} < 0.7 then 'en' else 'ar' end,
        case when ${chance("n", 53)} < 0.5 then 'dubai' else 'sharjah' end, 1, ${sql.lit(viewsPerVisit)}, 90000, 75, 0,
        case when ${chance("n", 59)} < 0.05 then 1 else 0 end
      from (${numbered(db, from, perDay, day)}) as numbered`.execute(db);
    await sql`insert into page_views (visit, at, page, visible_ms, depth, nav)
      select v.id, v.began + k.k * 30000, case when k.k = 0 then v.entry else ${pageOf("(v.id + k.k * 977)", 32_452_843)} end,
        30000, 75, 'n'
      from visits v cross join (select 0 as k union all select 1 union all select 2) as k
      where v.day = ${sql.lit(day)}`.execute(db);
    await rollUp(db, day, () => "landing");
  }
  for (let month = monthOf(firstDay) + 1; month < monthOf(lastDay); month += 1)
    await rollUpMonth(db, month, firstDayOf(month), firstDayOf(month + 1) - 1);
  await sql.raw(isPostgres(db) ? "vacuum analyze" : "analyze").execute(db);
}

const numbered = (db: Db, from: number, many: number, day: number) => {
  const at = sql`cast(${sql.lit(uaeDayStart(day))} + 86399000.0 * ${chance("n", 999_983)} as bigint) as at`;
  return isPostgres(db)
    ? sql`select n, ${at} from generate_series(${sql.lit(from + 1)}, ${sql.lit(from + many)}) as n`
    : sql`with recursive count(n) as (values (${sql.lit(from + 1)}) union all select n + 1 from count
        where n < ${sql.lit(from + many)}) select n, ${at} from count`;
};

async function words(db: Db) {
  const rows = [
    ...Array.from({ length: pages }, (_, n) => ({ kind: "path", text: `/page-${n}/about-something` })),
    ...Array.from({ length: sources }, (_, n) => ({ kind: "source", text: `site-${n}.example` })),
    ...Array.from({ length: campaigns }, (_, n) => ({ kind: "campaign", text: `campaign-${n}` })),
  ];
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto("seen_words")
      .values(rows.slice(at, at + 500))
      .execute();
}
