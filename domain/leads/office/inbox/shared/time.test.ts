import { expect, test } from "vitest";
import { age, dayAndTime, dayOf, dirhams, fromField, quickReminders, span, toField } from "./time.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Saturday, 21 November 2026, 23:30 in the UAE. */
const late = Date.UTC(2026, 10, 21, 19, 30);

test("an age is shown in its largest unit, with Western digits in both languages", () => {
  expect([0, 59 * 1000, 5 * minute, 3.9 * hour, 49 * hour].map((ms) => age(ms, "en"))).toEqual([
    null,
    null,
    "5 min",
    "3 hr",
    "2 days",
  ]);
  expect(age(12 * minute, "ar")).toContain("12");
});

test("minutes are shown only for a time of less than a few hours", () => {
  expect(span(80 * minute, "en")).toBe("1 hr 20 min");
  expect(span(5 * hour + 20 * minute, "en")).toBe("5 hr");
});

test("a day begins at midnight in the UAE, which is four hours earlier than in UTC", () => {
  expect([late, late + hour].map(dayOf)).toEqual(["2026-11-21", "2026-11-22"]);
});

test("a date-time field uses UAE time, in any browser time zone", () => {
  expect(toField(late)).toBe("2026-11-21T23:30");
  expect(fromField("2026-11-21T23:30")).toBe(late);
  expect(fromField("tomorrow")).toBeNaN();
});

test("tomorrow means nine o'clock of the next day in the UAE", () => {
  const { tomorrow, week } = quickReminders(late);
  expect(toField(tomorrow)).toBe("2026-11-22T09:00");
  expect(toField(week)).toBe("2026-11-28T09:00");
});

test("an instant of another year is shown with its year, by the calendar of the UAE", () => {
  expect(dayAndTime(late, "en", late)).toBe("Sat, 21 Nov, 23:30");
  expect(dayAndTime(late, "en", Date.UTC(2026, 11, 31, 20))).toContain("2026");
  expect(dayAndTime(late, "ar", Date.UTC(2027, 5, 1))).toContain("2026");
});

test("fils are shown only if there are any", () => {
  expect(dirhams(245000, "en")).toMatch(/2,450$/);
  expect(dirhams(245050, "en")).toMatch(/2,450\.50$/);
});
