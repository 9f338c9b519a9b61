import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { progress } from "../table.ts";
import { days, firstDay } from "./fill.ts";

type Db = Kysely<Database>;

const site = "00000000-0000-4000-8000-000000000001";
/** SQL for a UUID made from a number. */
const uuid = (n: string) => sql.raw(`lpad(to_hex(${n}), 32, '0')::uuid`);

/**
 * The two tables that the statistics pages of Umami read (github.com/umami-software/umami, prisma/schema.prisma, as of November 2026), with
 * the columns and indexes that these pages use. Its other columns and indexes would only make it slower.
 */
const definitions = [
  `create table session (session_id uuid primary key, website_id uuid not null, browser varchar(20), os varchar(20),
    device varchar(20), language varchar(35), country char(2), created_at timestamptz)`,
  `create table website_event (event_id uuid primary key, website_id uuid not null, session_id uuid not null,
    visit_id uuid not null, created_at timestamptz, url_path varchar(500) not null, referrer_domain varchar(500),
    event_type integer not null default 1, hostname varchar(100))`,
];
const indexes = [
  "session (website_id, created_at)",
  "session (website_id, created_at, device)",
  "website_event (session_id)",
  "website_event (website_id, created_at)",
  "website_event (website_id, created_at, url_path)",
  "website_event (website_id, created_at, referrer_domain)",
  "website_event (website_id, session_id, created_at)",
  "website_event (website_id, visit_id, created_at)",
];

/** Copies the visits of our tables into Umami's tables. */
export async function fillUmami(db: Db) {
  for (const definition of definitions) await sql.raw(definition).execute(db);
  progress("Umami's tables");
  await sql`insert into session select ${uuid("v.id")}, ${site}::uuid, browser, os,
      case device when 0 then 'mobile' else 'desktop' end, language, 'AE', to_timestamp(began / 1000.0) from visits v`.execute(
    db,
  );
  await sql`insert into website_event select ${uuid("p.id")}, ${site}::uuid, ${uuid("v.id")}, ${uuid("v.id")},
      to_timestamp(p.at / 1000.0), w.text, s.text, 1, 'www.windtower.example'
    from page_views p join visits v on v.id = p.visit join seen_words w on w.id = p.page
    join seen_words s on s.id = v.source`.execute(db);
  for (const index of indexes) {
    progress(`Umami's index ${index}`);
    await sql.raw(`create index on ${index}`).execute(db);
  }
  await sql.raw("vacuum analyze").execute(db);
}

/** The queries of Umami's statistics pages for the same figures (src/queries/sql, as of November 2026). */
export function umamiQuestions(db: Db, range: number): Record<string, () => Promise<unknown>> {
  const from = new Date(uaeDayStart(firstDay + days - range)).toISOString();
  const to = new Date(uaeDayStart(firstDay + days)).toISOString();
  const where = sql`website_event.website_id = ${site}::uuid
    and website_event.created_at between ${from}::timestamptz and ${to}::timestamptz and event_type = 1`;
  const top = (column: string, from = sql`website_event`, more = sql``) =>
    sql`select ${sql.ref(column)} as x, count(distinct website_event.session_id) as y from ${from}
      where ${where} ${more} group by 1 order by 2 desc limit 500`.execute(db);
  const entries = sql`website_event join (select distinct on (visit_id) visit_id, url_path from website_event
    where ${where} order by visit_id, created_at asc) x on x.visit_id = website_event.visit_id`;
  return {
    totals: () =>
      sql`select sum(t.c) as pageviews, count(distinct t.session_id) as visitors, count(distinct t.visit_id) as visits,
        sum(case when t.c = 1 then 1 else 0 end) as bounces,
        sum(floor(extract(epoch from (t.max_time - t.min_time)))) as totaltime
      from (select session_id, visit_id, count(*) as c, min(created_at) as min_time, max(created_at) as max_time
        from website_event where ${where} group by 1, 2) as t`.execute(db),
    pages: () => top("website_event.url_path"),
    sources: () =>
      top(
        "website_event.referrer_domain",
        undefined,
        sql`and website_event.referrer_domain != website_event.hostname and website_event.referrer_domain != ''`,
      ),
    "entry pages": () => top("x.url_path", entries),
    "pages of one source": () =>
      top("website_event.url_path", undefined, sql`and website_event.referrer_domain = 'site-0.example'`),
    devices: () =>
      top("session.device", sql`website_event join session on session.session_id = website_event.session_id`),
  };
}
