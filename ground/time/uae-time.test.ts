import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { dateOfDay, fromUaeClock, uaeClock, uaeDay, uaeDayStart, uaeTimeZone } from "./uae-time.ts";

const instants = fc.integer({ min: Date.UTC(2000), max: Date.UTC(2100) });
const shown = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: uaeTimeZone });

describe("the time of the UAE", () => {
  it("is the same as in the time zone database", () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(uaeClock(at).toISOString().slice(0, 19).replace("T", " ")).toBe(shown.format(at));
        expect(dateOfDay(uaeDay(at))).toBe(shown.format(at).slice(0, 10));
      }),
    );
  });

  it("goes back to the instant", () => {
    fc.assert(fc.property(instants, (at) => fromUaeClock(uaeClock(at)) === at));
  });

  it("begins a day at midnight", () => {
    expect(uaeDayStart(uaeDay(Date.parse("2026-11-21T23:59:59.999+04:00")))).toBe(Date.parse("2026-11-21T00:00+04:00"));
    expect(uaeDayStart(uaeDay(Date.parse("2026-11-22T00:00+04:00")))).toBe(Date.parse("2026-11-22T00:00+04:00"));
  });
});
