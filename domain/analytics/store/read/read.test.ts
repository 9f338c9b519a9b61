import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { places } from "#platform/db/fixture.ts";
import { bucketOf } from "../vitals-buckets.ts";
import { eventsBy } from "./events.ts";
import { outcomesOf } from "./leads.ts";
import { liveOf } from "./live.ts";
import { readingOf } from "./pages.ts";
import { firstDayOf, monthOf } from "./period.ts";
import { noSums, sumsBy, sumsByDay, totalOf } from "./sums.ts";
import { vitalsOf } from "./vitals.ts";
import { textsOf } from "./words.ts";

const day = uaeDay(Date.parse("2026-11-10T08:00:00Z"));
const week = { first: day - 6, last: day };
const sums = (visits: number) => ({ ...noSums(), visits, views: visits * 2 });

describe.each(places)("reading visits on %s", (_, make) => {
  const site = leadsIn(make);
  const visits = (rows: { dim: string; day: number; key: string; visits: number }[]) =>
    site.db
      .insertInto("daily_visits")
      .values(rows.map((row) => ({ ...row, views: row.visits * 2 })))
      .execute();

  it("adds up the days of a period by key, and leaves other days and dimensions out", async () => {
    await visits([
      { dim: "source", day: week.first - 1, key: "1", visits: 100 },
      { dim: "source", day: week.first, key: "1", visits: 3 },
      { dim: "source", day, key: "1", visits: 4 },
      { dim: "source", day, key: "2", visits: 5 },
      { dim: "source", day: day + 1, key: "1", visits: 100 },
      { dim: "entry", day, key: "1", visits: 100 },
      { dim: "all", day, key: "", visits: 12 },
    ]);
    expect(await sumsBy(site.db, "source", week)).toEqual(
      new Map([
        ["1", sums(7)],
        ["2", sums(5)],
      ]),
    );
    expect(await totalOf(site.db, week)).toEqual(sums(12));
    expect(await sumsByDay(site.db, week)).toEqual(new Map([[day, sums(12)]]));
  });

  it("takes closed months as a whole, and single days of a month that is not closed or only partly in the period", async () => {
    const september = monthOf(day) - 2;
    const year = { first: firstDayOf(monthOf(day) - 11) + 3, last: day };
    await visits([
      { dim: "all", day: firstDayOf(september), key: "", visits: 1 },
      { dim: "all", day: firstDayOf(september + 1), key: "", visits: 10 },
      { dim: "all", day, key: "", visits: 100 },
    ]);
    expect((await totalOf(site.db, year)).visits).toBe(111);
    const closed = { dim: "all", month: september, key: "", visits: 1 };
    await site.db.insertInto("monthly_visits").values(closed).execute();
    await site.db.deleteFrom("daily_visits").where("day", "=", firstDayOf(september)).execute();
    expect((await totalOf(site.db, year)).visits).toBe(111);
    expect((await totalOf(site.db, { first: firstDayOf(september), last: day })).visits).toBe(111);
    expect((await totalOf(site.db, { first: firstDayOf(september) + 1, last: day })).visits).toBe(110);
  });

  it("reads pages, events and vitals of the period", async () => {
    const page = { page: 7, views: 4, visible_ms: 9000, depth_25: 4, depth_50: 3, depth_75: 2, depth_90: 1 };
    await site.db
      .insertInto("daily_pages")
      .values([
        { ...page, day },
        { ...page, day: day - 1 },
        { ...page, day: day - 7 },
      ])
      .execute();
    const [read] = await readingOf(site.db, [7, 8], week);
    expect(read).toMatchObject({ page: 7, views: 8, visible_ms: 18_000, depth_90: 2 });

    const event = { kind: "search", page: 0, word: 3 };
    await site.db
      .insertInto("daily_events")
      .values([
        { ...event, day, times: 2, value: 5 },
        { ...event, day: day - 1, times: 1, value: 0 },
        { ...event, kind: "call", day, times: 9, value: 0 },
      ])
      .execute();
    expect(await eventsBy(site.db, "word", "search", week)).toEqual(new Map([[3, { times: 3, value: 5 }]]));

    const vital = { metric: "LCP", page: 7, page_kind: "landing", device: 0 };
    await site.db
      .insertInto("daily_vitals")
      .values([
        { ...vital, day, bucket: bucketOf("LCP", 900), times: 3 },
        { ...vital, day: day - 1, bucket: bucketOf("LCP", 3100), times: 1 },
      ])
      .execute();
    const p75 = { LCP: 1000, INP: null, CLS: null };
    expect(await vitalsOf(site.db, week)).toEqual([
      { pageKind: "landing", device: 0, times: { LCP: 4, INP: 0, CLS: 0 }, p75 },
    ]);
  });

  it("finds the texts of words that exist", async () => {
    const word = { kind: "path", text: "/ar/تكييف" };
    const { id } = await site.db.insertInto("seen_words").values(word).returning("id").executeTakeFirstOrThrow();
    expect(await textsOf(site.db, [id, id, id + 1, Number.NaN])).toEqual(new Map([[id, word.text]]));
    expect(await textsOf(site.db, [])).toEqual(new Map());
  });

  it("counts who is here now, without possible machines", async () => {
    const now = uaeDayStart(day) + 12 * 3_600_000;
    const visit = { day, began: now - 60_000, last: now, entry: 1, exit: 1, source: 2, channel: "search" };
    const rest = {
      campaign: null,
      referrer: null,
      browser: "Safari",
      os: "iOS",
      language: "ar",
      place: null,
      hash: null,
      thin: 0 as const,
    };
    const row = { ...visit, ...rest, device: 0, in_uae: 1 as const };
    await site.db
      .insertInto("visits")
      .values([row, { ...row, device: 2 }, { ...row, thin: 1 }, { ...row, last: now - 31 * 60_000 }])
      .execute();
    const view = { visit: 1, page: 5, view_key: null, nav: "n" };
    await site.db
      .insertInto("page_views")
      .values([
        { ...view, at: now - 1000 },
        { ...view, at: now - 29 * 60_000 - 1 },
        { ...view, at: now - 31 * 60_000 },
      ])
      .execute();
    const live = await liveOf(site.db, now);
    expect(live).toMatchObject({ visits: 2, phones: 1, pages: [{ page: 5, n: 2 }], sources: [{ source: 2, n: 2 }] });
    expect([live.byMinute.length, live.byMinute[0], live.byMinute.at(-1)]).toEqual([30, 1, 1]);
  });

  it("counts leads correctly: how far they got and what they are worth, by every dimension of visits", async () => {
    const at = uaeDayStart(day) + 1000;
    const origin = JSON.stringify({
      landing: "/ar/services/%D8%AA%D9%83%D9%8A%D9%8A%D9%81",
      referrer: "https://www.Google.com/",
      campaign: {},
    });
    const campaign = JSON.stringify({ campaign: { utm_source: "Google", utm_campaign: "villa-amc" } });
    const add = (columns: Parameters<typeof site.add>[1]) => site.add({}, { created_at: at, ...columns });
    await add({ status: "won", value_fils: 125_050, replied_at: at, origin, source: "search", service: "ac" });
    await add({ status: "lost", value_fils: 9, replied_at: at, origin, source: "search", service: "ac" });
    await add({ status: "lost", origin: campaign, source: "campaign", place: "dubai" });
    await add({ status: "contacted", origin: campaign, details: '{"calculation":{"calculator":"duct-size"}}' });
    await add({ status: "won", won_at: at - 40 * 86_400_000, value_fils: 7, origin: "not json" });
    await add({ created_at: at - 40 * 86_400_000, status: "won", won_at: at, value_fils: 200 });
    await add({ spam: 1 });
    await add({ merged_into: "x" });
    await add({ created_at: uaeDayStart(day + 1) });
    await add({ created_at: uaeDayStart(week.first) - 1 });
    const { total, by } = await outcomesOf(site.db, week);
    expect(total).toEqual({ leads: 5, contacted: 4, quoted: 3, wonSoFar: 2, won: 2, wonFils: 125_250 });
    const searched = { leads: 2, contacted: 2, quoted: 2, wonSoFar: 1, won: 1, wonFils: 125_050 };
    expect(by.service.get("ac")).toEqual(searched);
    expect(by.source.get("google.com")).toEqual(searched);
    expect(by.entry.get("/ar/services/تكييف")).toEqual(searched);
    expect(by.campaign.get("villa-amc")).toMatchObject({ leads: 2, contacted: 1, won: 0 });
    expect(by.source.get("google")).toMatchObject({ leads: 2 });
    expect(by.tool).toEqual(
      new Map([["duct-size", { leads: 1, contacted: 1, quoted: 0, wonSoFar: 0, won: 0, wonFils: 0 }]]),
    );
    expect(by.place.get("dubai")).toMatchObject({ leads: 1 });
    expect(by.language.get("ar")).toEqual(total);
  });

  it("reads leads in slices, each lead once", async () => {
    const at = uaeDayStart(day);
    const row = await site.row(await site.add({}, { created_at: at }));
    const more = Array.from({ length: 2100 }, (_, n) => ({
      ...row,
      id: `${row.id}${n}`,
      reference: `WT-${n}`,
      idempotency_key: null,
      follow_key: `${n}`,
      search_row: undefined,
    }));
    for (let from = 0; from < more.length; from += 300)
      await site.db
        .insertInto("leads")
        .values(more.slice(from, from + 300))
        .execute();
    expect((await outcomesOf(site.db, week)).total.leads).toBe(2101);
  });
});
