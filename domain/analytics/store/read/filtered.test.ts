import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { collectorOn, laterBeacon, view } from "../fixture.ts";
import { sumVisits } from "../sum-visits.ts";
import { filteredReader } from "./filtered.ts";
import { sumsBy } from "./sums.ts";

const hour = 3_600_000;
const day = 20_780;
const period = { first: day - 2, last: day };
const rest = { viewDays: 90, visitDays: 425, kindOf: () => "landing" };

describe.each(places)("filtered visits, on %s", (_, make) => {
  const database = databaseIn(make);

  /**
   * Stores the visits of three visitors and a bot. One visitor comes from Google on a phone and opens the Arabic page and the form. The
   * two others come directly on a computer.
   */
  async function visited() {
    const { send, wait, flush, now } = collectorOn(database.db, uaeDayStart(day - 1) + 9 * hour);
    const computer =
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36";
    send(view(1, { p: "/ar/dubai", r: "https://www.google.ae/" }));
    send(laterBeacon(1, { p: "/ar/dubai", e: "time", t: "20000", d: "76" }));
    send(view(2, { p: "/quotation" }));
    send(laterBeacon(2, { p: "/quotation", e: "form", f: "quote" }));
    send(view(3), { address: "94.200.9.9", agent: computer });
    send(view(4), { address: "94.200.5.5", ordinary: false });
    await flush();
    wait(24 * hour);
    send(view(5), { address: "94.200.9.9", agent: computer });
    await flush();
    await sumVisits(database.db, rest, now());
  }
  const visits = (sums: Map<unknown, { visits: number }>) =>
    Object.fromEntries([...sums].map(([key, sum]) => [key, sum.visits]));

  it("are counted by day, by every dimension of visits, and by page", async () => {
    await visited();
    const { by, byDay } = await filteredReader(database.db, { source: "direct" });
    expect(visits(await byDay(period))).toEqual({ [day - 1]: 1, [day]: 1 });
    expect(visits(await by("device", period))).toEqual({ 2: 2 });
    expect(visits(await by("all", { first: day, last: day }))).toEqual({ "": 1 });
    const google = await filteredReader(database.db, { source: "google.ae", device: "0", language: "ar" });
    const sums = { visits: 1, visitors: 0, views: 2, bounced: 0, visible_ms: 20_000, tools: 0, begun: 1 };
    expect(await google.by("all", period)).toEqual(new Map([["", sums]]));
    expect([...(await google.by("page", period)).values()].map(({ views }) => views)).toEqual([1, 1]);
  });

  it("are none for an unknown word, and for a value that is no number", async () => {
    await visited();
    for (const filter of [
      { source: "'; drop table visits; --" },
      { entry: "/nowhere" },
      { device: "x' or 1=1", os: "iOS" },
    ])
      expect((await (await filteredReader(database.db, filter)).by("all", period)).size).toBe(0);
  });

  it("add up to the sums of all visits for every filter", async () => {
    await visited();
    const all = (await sumsBy(database.db, "all", period)).get("");
    for (const dim of ["channel", "device", "language", "browser", "in_uae"] as const) {
      let found = 0;
      for (const value of (await sumsBy(database.db, dim, period)).keys()) {
        const { by } = await filteredReader(database.db, { [dim]: value });
        found += (await by("all", period)).get("")?.visits ?? 0;
      }
      expect(found, dim).toBe(all?.visits);
    }
  });
});
