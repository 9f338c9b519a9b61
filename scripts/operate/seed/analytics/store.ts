import { uaeDay } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import { monthOf } from "#domain/analytics/store/read/period.ts";
import { addSums, noSums, type Sums } from "#domain/analytics/store/read/sums.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { campaigns } from "../arrivals.ts";
import { type Tally, wordKinds } from "./tally.ts";
import type { Visit } from "./visit.ts";

type Db = Kysely<Database>;
type Id = (kind: string, text: string) => number;

export async function store(db: Db, tally: Tally, raw: [day: number, visit: Visit][], now: number) {
  const id = await wordsOf(db, tally);
  await storeVisits(db, tally, id, monthOf(uaeDay(now)));
  await storeRest(db, tally, id);
  await storeRaw(db, raw, id);
  await storeOffice(db, now);
}

const parts = (key: string) => key.split("\t") as [string, string, string, string, string, string];

async function wordsOf(db: Db, { visits, pages, events }: Tally): Promise<Id> {
  const words = new Set<string>();
  for (const key of visits.keys()) {
    const [dim, , text] = parts(key);
    if (wordKinds[dim]) words.add(`${wordKinds[dim]}\t${text}`);
  }
  for (const key of pages.keys()) words.add(`path\t${parts(key)[0]}`);
  for (const key of events.keys()) {
    const [kind, , page, word] = parts(key);
    if (page) words.add(`path\t${page}`);
    if (word) words.add(`${kindOfWord(kind)}\t${word}`);
  }
  const rows = [...words].map((key) => ({ kind: parts(key)[0], text: parts(key)[1] }));
  await insertAll(rows, (some) =>
    db
      .insertInto("seen_words")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const stored = await db.selectFrom("seen_words").selectAll().execute();
  const ids = new Map(stored.map(({ id, kind, text }) => [`${kind}\t${text}`, id]));
  return (kind, text) => (text === "" ? 0 : (ids.get(`${kind}\t${text}`) ?? 0));
}

const kindOfWord = (event: string) => event.split(".")[0] ?? event;

async function storeVisits(db: Db, { visits, pairs }: Tally, id: Id, openMonth: number) {
  const days = [...visits].map(([joined, sums]) => {
    const [dim, day, text] = parts(joined);
    const kind = wordKinds[dim];
    return { dim, day: Number(day), key: kind ? String(id(kind, text)) : text, ...sums };
  });
  const months = new Map<string, Sums>();
  for (const { dim, day, key, ...sums } of days) {
    const month = monthOf(day);
    if (month === openMonth) continue;
    const at = `${dim}\t${month}\t${key}`;
    months.set(at, addSums(months.get(at) ?? noSums(), sums));
  }
  const closed = [...months].map(([at, sums]) => ({
    dim: parts(at)[0],
    month: Number(parts(at)[1]),
    key: parts(at)[2],
    ...sums,
  }));
  const both = [...pairs].map(([joined, sums]) => {
    const [pair, day, one, two] = parts(joined);
    return { pair, day: Number(day), one: String(id("path", one)), two: String(id("source", two)), ...sums };
  });
  await insertAll(days, (some) => db.insertInto("daily_visits").values(some).execute());
  await insertAll(closed, (some) => db.insertInto("monthly_visits").values(some).execute());
  await insertAll(both, (some) => db.insertInto("daily_pairs").values(some).execute());
}

async function storeRest(db: Db, { pages, vitals, events }: Tally, id: Id) {
  const read = [...pages].map(([joined, [views, visible_ms, depth_25, depth_50, depth_75, depth_90]]) => {
    const [path, day] = parts(joined);
    return { page: id("path", path), day: Number(day), views, visible_ms, depth_25, depth_50, depth_75, depth_90 };
  });
  const measured = [...vitals].map(([joined, times]) => {
    const [metric, day, path, page_kind, device, bucket] = parts(joined);
    const numbers = { day: Number(day), device: Number(device), bucket: Number(bucket), times };
    return { metric, page: id("path", path), page_kind, ...numbers };
  });
  const happened = [...events].map(([joined, counted]) => {
    const [kind, day, page, word] = parts(joined);
    return { kind, day: Number(day), page: id("path", page), word: id(kindOfWord(kind), word), ...counted };
  });
  await insertAll(read, (some) => db.insertInto("daily_pages").values(some).execute());
  await insertAll(measured, (some) => db.insertInto("daily_vitals").values(some).execute());
  await insertAll(happened, (some) => db.insertInto("daily_events").values(some).execute());
}

async function storeRaw(db: Db, raw: [day: number, visit: Visit][], id: Id) {
  const numbered = raw.map(([day, visit], index) => ({ day, visit, index }));
  await insertAll(numbered, async (some) => {
    const rows = some.map(({ day, visit }) => visitRow(day, visit, id));
    const ids = await db.insertInto("visits").values(rows).returning("id").execute();
    const views = some.flatMap(({ visit }, at) => {
      let began = visit.began;
      return visit.views.map(({ path, visibleMs, depth }) => {
        const view = { visit: ids[at]?.id ?? 0, at: began, page: id("path", path), visible_ms: visibleMs, depth };
        began += visibleMs;
        return { ...view, view_key: null, nav: "n" };
      });
    });
    await insertAll(views, (few) => db.insertInto("page_views").values(few).execute());
  });
}

function visitRow(day: number, visit: Visit, id: Id) {
  const { began, views, channel, device, browser, os, language, place } = visit;
  const visible_ms = views.reduce((sum, { visibleMs }) => sum + visibleMs, 0);
  const entry = id("path", views[0]?.path ?? "/");
  const exit = id("path", views.at(-1)?.path ?? "/");
  return {
    ...{ day, began, last: began + visible_ms, entry, exit, channel, device, browser, os, language, place, visible_ms },
    source: id("source", visit.source),
    campaign: visit.campaign ? id("campaign", visit.campaign) : null,
    referrer: visit.referrer ? id("referrer", visit.referrer) : null,
    in_uae: visit.inUae,
    views: views.length,
    deepest: Math.max(...views.map(({ depth }) => depth)),
    tools: visit.tool ? 1 : 0,
    begun: visit.begun,
    hash: null,
  };
}

/** Stores data that people in the office enter: the costs of campaigns, and notes on the time line. */
async function storeOffice(db: Db, now: number) {
  const today = uaeDay(now);
  const costs = Array.from({ length: 13 }, (_, back) => monthOf(today) - back).flatMap((month) =>
    campaigns
      .filter(({ months }) => months.includes(month % 12))
      .map(({ name, aed }) => ({ campaign: name, month, fils: aed * 100 })),
  );
  await db.insertInto("campaign_costs").values(costs).execute();
  const note = (ago: number, text: string) => ({
    id: newId(),
    day: today - ago,
    text,
    staff_id: null,
    created_at: now,
  });
  await db
    .insertInto("timeline_notes")
    .values([note(9, "New page of prices"), note(23, "Campaign villa-amc"), note(160, "Campaign summer-ac-2026")])
    .execute();
}

/** Inserts many rows in several statements, because a statement may have at most 65,535 parameters in PostgreSQL and 32,766 in SQLite. */
async function insertAll<T extends object>(rows: T[], insert: (some: T[]) => Promise<unknown>) {
  const size = Math.floor(30_000 / 25);
  for (let at = 0; at < rows.length; at += size) await insert(rows.slice(at, at + size));
}
