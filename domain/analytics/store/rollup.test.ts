import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { isNightly } from "#tests/set.ts";
import { collectorOn, laterBeacon, view } from "./fixture.ts";
import { sumsBy } from "./read/sums.ts";
import { sumVisits } from "./sum-visits.ts";

const hour = 3_600_000;
const day = 20_780;
const settings = {
  viewDays: 90,
  visitDays: 425,
  kindOf: (path: string) => (path === "/quotation" ? "contact" : "landing"),
};

describe.each(places)("the sums of a day, on %s", (_, make) => {
  const database = databaseIn(make);

  /** Stores the visits of two people. One comes from Google, reads two pages and begins a form. The other opens the Arabic page twice. */
  async function aDay() {
    const collector = collectorOn(database.db, uaeDayStart(day) + 9 * hour);
    const { send, wait, flush, count } = collector;
    send(view(1, { r: "https://www.google.ae/" }));
    send(laterBeacon(1, { e: "time", t: "20000", d: "76" }));
    send(laterBeacon(1, { e: "cwv", m: "LCP", x: "2500" }));
    send(view(2, { p: "/quotation" }));
    send(laterBeacon(2, { e: "form", f: "quote", p: "/quotation" }));
    const other = { address: "94.200.9.9" };
    send(view(3, { p: "/ar/dubai" }), other);
    wait(2 * hour);
    send(view(4, { p: "/ar/dubai" }), other);
    send(view(5), { address: "94.200.5.5", ordinary: false });
    count("search", "", { kind: "search", text: "boiler" }, 0);
    count("search", "", { kind: "search", text: "boiler" }, 3);
    await flush();
    return collector;
  }

  const stored = async () => {
    const tables = ["daily_visits", "daily_pairs", "daily_pages", "daily_events", "daily_vitals"] as const;
    const rows = await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute()));
    return rows.flatMap((all) => all.map((row) => JSON.stringify(row))).sort();
  };

  it("add up what was sent, without machines", async () => {
    const { now } = await aDay();
    await sumVisits(database.db, settings, now());
    const period = { first: day, last: day };
    const sums = { visits: 3, visitors: 2, views: 4, bounced: 2, visible_ms: 20_000, tools: 0, begun: 1 };
    expect(Object.fromEntries(await sumsBy(database.db, "all", period))).toEqual({ "": sums });
    const by = async (dim: string) =>
      Object.fromEntries([...(await sumsBy(database.db, dim, period))].map(([key, { visits }]) => [key, visits]));
    expect(await by("language")).toEqual({ en: 1, ar: 2 });
    expect(await by("channel")).toEqual({ search: 1, direct: 2 });
    expect(await by("hour")).toEqual({ 9: 2, 11: 1 });
    expect(await by("place")).toEqual({ dubai: 3 });
    expect(Object.values(await by("page"))).toEqual(expect.arrayContaining([1, 1, 2]));
    const [read] = await database.db.selectFrom("daily_pages").selectAll().where("depth_75", ">", 0).execute();
    expect(read).toMatchObject({ views: 1, depth_75: 1, depth_90: 0 });
    expect(await database.db.selectFrom("daily_vitals").selectAll().execute()).toMatchObject([
      { metric: "LCP", page_kind: "landing", device: 0, times: 1 },
    ]);
    const search = await database.db.selectFrom("daily_events").selectAll().where("kind", "=", "search").execute();
    expect(search).toMatchObject([{ times: 2, value: 3 }]);
  });

  it("are the same after a second run, and after one that was cut off", async () => {
    const { now } = await aDay();
    await sumVisits(database.db, settings, now());
    const once = await stored();
    await sumVisits(database.db, settings, now() + hour);
    expect(await stored()).toEqual(once);
    await database.db.deleteFrom("daily_visits").where("dim", "=", "page").execute();
    await sumVisits(database.db, settings, now() + 2 * hour);
    expect(await stored()).toEqual(once);
  });

  it("are made up for after the server was away", async () => {
    const { now, wait, send, flush } = await aDay();
    await sumVisits(database.db, settings, now());
    wait(12 * hour);
    send(view(9));
    await flush();
    await sumVisits(database.db, settings, now() + 2 * 24 * hour);
    const sums = await sumsBy(database.db, "all", { first: day, last: day });
    expect(sums.get("")?.visits).toBe(4);
  });

  it("stay when nobody comes on the next day and the hashes are forgotten, and also when views are forgotten as early as possible", async () => {
    const { now, count, wait, flush } = await aDay();
    const sums = async () => {
      const [all] = (await sumsBy(database.db, "all", { first: day, last: day })).values();
      const pages = await database.db.selectFrom("daily_pages").select("views").where("day", "=", day).execute();
      const searches = database.db.selectFrom("daily_events").select("times").where("kind", "=", "search");
      return [all?.visitors, all?.views, pages.length, (await searches.where("day", "=", day).execute()).length];
    };
    await sumVisits(database.db, settings, now());
    const once = await sums();
    expect(once).toEqual([2, 4, 3, 1]);
    // On the next day there is a search, but no visit.
    wait(24 * hour);
    count("search", "", { kind: "search", text: "damp" }, 1);
    await flush();
    // The nightly run of the tests checks the sums four times a day, and the ordinary run once a day.
    for (let hours = 0; hours <= 9 * 24; hours += isNightly ? 6 : 24)
      await sumVisits(database.db, { ...settings, viewDays: 3, visitDays: 4 }, now() + hours * hour);
    expect((await sums()).slice(0, 3)).toEqual(once.slice(0, 3));
  });

  it("of a closed month are added up once, and stay when its visits are forgotten", async () => {
    const { now } = await aDay();
    await sumVisits(database.db, settings, now());
    await sumVisits(database.db, settings, now() + 12 * 24 * hour);
    const months = () => database.db.selectFrom("monthly_visits").selectAll().where("dim", "=", "all").execute();
    expect(await months()).toMatchObject([{ visits: 3, visitors: 2, views: 4 }]);
    await sumVisits(database.db, settings, now() + 600 * 24 * hour);
    expect(await months()).toHaveLength(1);
    for (const table of ["visits", "page_views", "visit_events"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom("seen_words").selectAll().where("kind", "=", "search").execute()).toEqual([]);
  });
});
