import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { collectorOn, laterBeacon, view } from "../fixture.ts";
import { sumVisits } from "../sum-visits.ts";
import { bookingStepsOf, bookingsByPage } from "./bookings.ts";
import { textsOf } from "./words.ts";

const hour = 3_600_000;
const today = uaeDay(Date.parse("2026-11-10T08:00:00Z"));
const period = { first: today - 1, last: today };

describe.each(places)("bookings on %s", (_, make) => {
  const site = leadsIn(make);

  it("are counted by step and page, from the sums of days and with a filter from the visits", async () => {
    const { send, flush, wait, now } = collectorOn(site.db, uaeDayStart(today - 1) + 23.9 * hour);
    const steps = (number: number, p: string, ...some: string[]) => {
      for (const s of some) send(laterBeacon(number, { p, e: "booking", s }));
    };
    send(view(1, { r: "https://www.google.ae/" }));
    send(view(2, { p: "/ar/dubai" }), { address: "94.200.9.9" });
    await flush();
    wait(hour);
    steps(1, "/dubai", "opened", "time", "sent", "booked");
    steps(2, "/ar/dubai", "opened", "works-again");
    send(view(3), { address: "94.200.7.7" });
    steps(3, "/dubai", "opened");
    await flush();
    await sumVisits(site.db, { viewDays: 90, visitDays: 425, kindOf: () => "landing" }, now());
    const read = async (...of: [days: typeof period, filter?: object]) => {
      const found = await bookingStepsOf(site.db, ...of);
      const texts = await textsOf(site.db, found.opened.keys());
      const named = (times: Map<number, number>) => Object.fromEntries([...times].map(([id, n]) => [texts.get(id), n]));
      return { opened: named(found.opened), booked: named(found.booked), again: named(found["works-again"]) };
    };
    const both = { opened: { "/dubai": 2, "/ar/dubai": 1 }, booked: { "/dubai": 1 }, again: { "/ar/dubai": 1 } };
    expect(await read(period)).toEqual(both);
    expect(await read(period, { device: "0" })).toEqual(both);
    const google = { opened: { "/dubai": 1 }, booked: { "/dubai": 1 }, again: {} };
    expect(await read(period, { source: "google.ae" })).toEqual(google);
    // A step counts on the day of its view, although it came after midnight.
    expect(await read({ first: today, last: today })).toEqual({ opened: { "/dubai": 1 }, booked: {}, again: {} });
    expect(await read(period, { source: "' or 1=1--" })).toEqual({ opened: {}, booked: {}, again: {} });
  });

  it("are counted by the page of their form, whether the visitor chose a visit, and by no other visit", async () => {
    const at = uaeDayStart(today) + hour;
    const add = async (page: string, by: "customer" | "huda" | null, columns: Parameters<typeof site.add>[1] = {}) => {
      const kind = columns.kind ?? "booking";
      const lead = await site.add({ page, kind }, { created_at: at, ...columns });
      if (by === null) return;
      await site.db
        .insertInto("appointments")
        .values({
          ...{ id: newId(), lead_id: columns.merged_into ?? lead, request_id: lead, kind: "job", state: "booked" },
          ...{
            team_id: "a",
            from_at: at,
            to_at: at + hour,
            place: "dubai",
            address: "",
            access_note: "",
            locale: "en",
          },
          ...{ lapses_at: null, created_by: by, created_at: at },
        })
        .execute();
    };
    await add("/dubai", "customer");
    await add("/dubai", null);
    await add("/dubai", "huda");
    await add("/dubai", "customer", { merged_into: "older" });
    await add("/ar/services/%D8%AA%D9%83%D9%8A%D9%8A%D9%81", "customer", { source: "search" });
    await add("/dubai", "customer", { spam: 1 });
    await add("/dubai", "customer", { kind: "quote" });
    await add("/dubai", "customer", { created_at: uaeDayStart(today + 1) });
    expect(Object.fromEntries(await bookingsByPage(site.db, period))).toEqual({
      "/dubai": { booked: 2, unbooked: 2 },
      "/ar/services/تكييف": { booked: 1, unbooked: 0 },
    });
    expect([...(await bookingsByPage(site.db, period, { channel: "search" })).keys()]).toEqual(["/ar/services/تكييف"]);
  });
});
