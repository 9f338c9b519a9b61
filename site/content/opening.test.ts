import fc from "@site/testing/fast-check.ts";
import { describe, expect, test, vi } from "vitest";
import { type OpeningText, opening } from "./opening.ts";

const week = "08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,09:00-13:00,";
const hours: OpeningText = { week, closed: "2026-12-02,2026-12-03" };
const at = (uaeTime: string) => opening(hours, Date.parse(`${uaeTime}:00+04:00`));

describe("the opening line", () => {
  test.each([
    ["2026-11-22T07:59", false, "08:00"],
    ["2026-11-22T08:00", true, "18:00"],
    ["2026-11-22T17:59", true, "18:00"],
    ["2026-11-27T12:59", true, "13:00"],
  ])("at %s is open: %s, until or from %s", (time, open, until) => {
    expect(at(time)).toEqual({ open, day: 7, time: until });
  });

  test("after closing on Thursday it says Friday at nine", () => {
    const state = at("2026-11-26T18:00");
    expect(state).toEqual({ open: false, day: 5, time: "09:00" });
  });

  test("after closing on Friday it skips Saturday and says Sunday", () => {
    for (const time of ["2026-11-27T13:00", "2026-11-28T12:00", "2026-11-28T23:59"]) {
      const state = at(time);
      expect(state).toEqual({ open: false, day: 0, time: "08:00" });
    }
  });

  test("on a holiday it says closed and names the next working day", () => {
    const state = at("2026-12-02T10:00");
    expect(state).toEqual({ open: false, day: 5, time: "09:00" });
  });

  test("after more than six days it gives the day a number of its own, so that it is named with its date", () => {
    const closed = Array.from({ length: 40 }, (_, n) => new Date(Date.UTC(2026, 11, 6 + n)).toISOString().slice(0, 10));
    const during = (days: number, uaeTime: string) =>
      opening({ week, closed: closed.slice(0, days).join() }, Date.parse(`${uaeTime}:00+04:00`));
    expect(during(8, "2026-12-04T13:00")).toEqual({ open: false, day: 8 + 1, time: "08:00" });
    expect(during(8, "2026-12-08T10:00")).toEqual({ open: false, day: 1, time: "08:00" });
    expect(during(40, "2026-12-06T10:00")).toEqual({ open: false, day: 8 + 5, time: "09:00" });
  });

  test("does not depend on the visitor's time zone: one instant has one answer", () => {
    const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
    fc.assert(
      fc.property(instants, (instant) => {
        vi.stubEnv("TZ", "America/Los_Angeles");
        const west = opening(hours, instant);
        vi.stubEnv("TZ", "Asia/Tokyo");
        const east = opening(hours, instant);
        expect(west).toEqual(east);
      }),
    );
  });

  test("of an office that never opens has no time", () => {
    expect(opening({ week: ",,,,,,", closed: "" }, 0)).toMatchObject({ open: false, time: "" });
  });
});
