import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { withoutSync } from "#platform/db/without-sync.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { bucketOf, type Vital, vitals } from "./vitals-buckets.ts";

type Db = Kysely<Database>;
type Work = Transaction<Database>;

const columns = sql`visits, visitors, views, bounced, visible_ms, tools, begun`;
/** The sums of visits. A visit with one page view counts as bounced, except if the visitor began a form. */
const sums = sql`count(*), count(distinct hash), cast(sum(views) as bigint),
  sum(case when views = 1 and begun = 0 then 1 else 0 end), cast(sum(visible_ms) as bigint),
  sum(case when tools > 0 then 1 else 0 end), sum(case when begun > 0 then 1 else 0 end)`;

/** The key under which each dimension of visits is summed: the id of a word, or the value itself. */
export const dimensions: Record<string, RawBuilder<unknown>> = {
  all: sql`''`,
  entry: sql`cast(entry as text)`,
  exit: sql`cast(exit as text)`,
  source: sql`cast(source as text)`,
  channel: sql`channel`,
  campaign: sql`cast(campaign as text)`,
  referrer: sql`cast(referrer as text)`,
  device: sql`cast(device as text)`,
  browser: sql`browser`,
  os: sql`os`,
  language: sql`language`,
  place: sql`place`,
  in_uae: sql`cast(in_uae as text)`,
  hour: sql`cast((began / 3600000 + 4) % 24 as text)`,
};

/**
 * Computes the sums of a day from its visits and replaces the earlier sums. It may run again at any time, for example after a crash. It
 * handles one dimension at a time, so that other requests do not wait.
 */
export async function rollUp(db: Db, day: number, kindOf: (path: string) => string): Promise<void> {
  for (const [dim, key] of Object.entries(dimensions)) await replace(db, (work) => sumVisits(work, dim, key, day));
  await replace(db, (work) => sumPages(work, day));
  await replace(db, (work) => sumPairs(work, day));
  await replace(db, (work) => sumReading(work, day));
  await replace(db, (work) => sumEvents(work, day));
  await replace(db, (work) => sumVitals(work, day, kindOf));
}

async function replace(db: Db, work: (transaction: Work) => Promise<unknown>): Promise<void> {
  await yieldTurn();
  await withoutSync(db, work);
}

async function sumVisits(db: Work, dim: string, key: RawBuilder<unknown>, day: number) {
  await db.deleteFrom("daily_visits").where("dim", "=", dim).where("day", "=", day).execute();
  await sql`insert into daily_visits (dim, day, key, ${columns})
    select cast(${dim} as text), cast(${day} as integer), ${key} as key, ${sums} from visits
    where day = ${day} and thin = 0 and ${key} is not null group by 3`.execute(db);
}

async function sumPages(db: Work, day: number) {
  await db.deleteFrom("daily_visits").where("dim", "=", "page").where("day", "=", day).execute();
  const visitsThat = (is: RawBuilder<unknown>) => sql`count(distinct case when ${is} then v.id end)`;
  await sql`insert into daily_visits (dim, day, key, ${columns})
    select 'page', cast(${day} as integer), cast(p.page as text), count(distinct v.id), count(distinct v.hash), count(*),
      ${visitsThat(sql`v.views = 1 and v.begun = 0`)}, cast(sum(p.visible_ms) as bigint),
      ${visitsThat(sql`v.tools > 0`)}, ${visitsThat(sql`v.begun > 0`)}
    from visits v join page_views p on p.visit = v.id where v.day = ${day} and v.thin = 0 group by p.page`.execute(db);
}

async function sumPairs(db: Work, day: number) {
  await db.deleteFrom("daily_pairs").where("day", "=", day).execute();
  const add = (pair: string, one: RawBuilder<unknown>, two: RawBuilder<unknown>) =>
    sql`
    insert into daily_pairs (pair, day, one, two, ${columns})
    select cast(${pair} as text), cast(${day} as integer), ${one}, ${two}, ${sums} from visits
    where day = ${day} and thin = 0 group by 3, 4`.execute(db);
  await add("entry-source", sql`cast(entry as text)`, sql`cast(source as text)`);
  await add("entry-language", sql`cast(entry as text)`, sql`language`);
}

async function sumReading(db: Work, day: number) {
  await db.deleteFrom("daily_pages").where("day", "=", day).execute();
  const read = (mark: number) => sql`sum(case when p.depth >= ${mark} then 1 else 0 end)`;
  await sql`insert into daily_pages (page, day, views, visible_ms, depth_25, depth_50, depth_75, depth_90)
    select p.page, cast(${day} as integer), count(*), cast(sum(p.visible_ms) as bigint),
      ${read(25)}, ${read(50)}, ${read(75)}, ${read(90)}
    from visits v join page_views p on p.visit = v.id where v.day = ${day} and v.thin = 0 group by p.page`.execute(db);
}

/** Returns the SQL condition that `at` is within this day of the UAE. */
const during = (day: number) => {
  const from = day * 86_400_000 - 4 * 3_600_000;
  return sql`at >= ${from} and at < ${from + 86_400_000}`;
};

async function sumEvents(db: Work, day: number) {
  await db.deleteFrom("daily_events").where("day", "=", day).execute();
  await sql`insert into daily_events (kind, day, page, word, times, value)
    select kind, cast(${day} as integer), coalesce(page, 0), coalesce(word, 0), count(*), cast(sum(value) as bigint)
    from visit_events where ${during(day)} and kind not like 'vital.%'
    group by kind, coalesce(page, 0), coalesce(word, 0)`.execute(db);
}

async function sumVitals(db: Work, day: number, kindOf: (path: string) => string) {
  await db.deleteFrom("daily_vitals").where("day", "=", day).execute();
  const { rows } = await sql<{ kind: string; page: number; path: string; device: number; value: number }>`
    select e.kind, e.page, w.text as path, v.device, e.value from visit_events e
    join visits v on v.id = e.visit join seen_words w on w.id = e.page
    where ${during(day)} and e.kind like 'vital.%' and v.thin = 0`.execute(db);
  const counted = new Map<
    string,
    { metric: Vital; page: number; page_kind: string; device: number; bucket: number; times: number }
  >();
  for (const { kind, page, path, device, value } of rows) {
    const metric = vitals.find((vital) => kind === `vital.${vital}`);
    if (!metric) continue;
    const bucket = bucketOf(metric, value);
    const key = [metric, page, device, bucket].join();
    const times = (counted.get(key)?.times ?? 0) + 1;
    counted.set(key, { metric, page, page_kind: kindOf(path), device, bucket, times });
  }
  const all = [...counted.values()].map((row) => ({ ...row, day }));
  for (let at = 0; at < all.length; at += 500)
    await db
      .insertInto("daily_vitals")
      .values(all.slice(at, at + 500))
      .execute();
}

/** Computes the sums of a month that is over, from the sums of its days. */
export const rollUpMonth = (db: Db, month: number, first: number, last: number): Promise<void> =>
  withoutSync(db, async (transaction) => {
    await transaction.deleteFrom("monthly_visits").where("month", "=", month).execute();
    await sql`insert into monthly_visits (dim, month, key, ${columns})
      select dim, cast(${month} as integer), key, cast(sum(visits) as bigint), cast(sum(visitors) as bigint),
        cast(sum(views) as bigint), cast(sum(bounced) as bigint), cast(sum(visible_ms) as bigint),
        cast(sum(tools) as bigint), cast(sum(begun) as bigint)
      from daily_visits where day >= ${first} and day <= ${last} group by dim, key`.execute(transaction);
  });
