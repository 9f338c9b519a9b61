import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { choiceOf, cleanQuery, type Days, parameters } from "./choice.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const of = (query: string) => choiceOf(new URLSearchParams(query), now);
const dates = (days: Days | null) => days && [dateOfDay(days.first), dateOfDay(days.last)];

test("without a choice, the last 28 days are shown beside the 28 before", () => {
  const { view, range, period, before, problem } = of("");
  expect([view, range, problem]).toEqual(["overview", "28", null]);
  expect(dates(period)).toEqual(["2026-10-27", "2026-11-23"]);
  expect(dates(before)).toEqual(["2026-09-29", "2026-10-26"]);
});

test("a day begins at midnight in the UAE", () => {
  const late = Date.parse("2026-11-22T20:30:00Z");
  expect(dates(choiceOf(new URLSearchParams("range=today"), late).period)).toEqual(["2026-11-23", "2026-11-23"]);
});

test("twelve months end today, even after a 29 February", () => {
  expect(dates(of("range=12m").period)).toEqual(["2025-11-24", "2026-11-23"]);
  const leap = choiceOf(new URLSearchParams("range=12m"), Date.parse("2028-02-29T12:00:00Z"));
  expect(dates(leap.period)).toEqual(["2027-03-02", "2028-02-29"]);
});

test("the comparison by weekday puts a Monday beside the Monday before, and ten days beside ten that begin on the same weekday", () => {
  expect(dates(of("range=today&compare=weekday").before)).toEqual(["2026-11-16", "2026-11-16"]);
  const ten = of("from=2026-11-01&to=2026-11-10&compare=weekday");
  expect(dates(ten.before)).toEqual(["2026-10-18", "2026-10-27"]);
});

test("any two periods can be chosen", () => {
  const { period, before, range } = of("from=2026-06-01&to=2026-06-30&compare=own&cfrom=2025-06-01&cto=2025-06-30");
  expect([range, dates(period), dates(before)]).toEqual([
    "own",
    ["2026-06-01", "2026-06-30"],
    ["2025-06-01", "2025-06-30"],
  ]);
  expect(of("compare=none").before).toBeNull();
});

test.each([
  ["range=own", "date"],
  ["from=2026-02-31&to=2026-03-01", "date"],
  ["from=٢٠٢٦-٠١-٠١&to=2026-03-01", "date"],
  ["from=2026-11-20&to=2026-11-01", "order"],
  ["from=2026-12-01&to=2026-12-02", "future"],
  ["from=2001-01-01&to=2026-11-01", "long"],
  ["compare=own&cfrom=x&cto=2026-01-01", "compare"],
])("%s shows the usual period and a sentence that says why", (query, problem) => {
  expect(of(query)).toMatchObject({ problem, range: "28", compare: "previous" });
});

test("a filter reads the last 90 days of a period, and as many of the period before", () => {
  const year = of("range=12m&device=0&source=google.com");
  expect(year).toMatchObject({ problem: "filter", filter: { device: "0", source: "google.com" } });
  for (const days of [year.period, year.before]) expect(days && days.last - days.first).toBe(89);
  expect(of("range=28&os=iOS")).toMatchObject({ problem: null, filter: { os: "iOS" } });
  expect(of("range=12m").problem).toBeNull();
});

test("whatever the address says, the chosen period has begun and is not too long", () => {
  const value = fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: false }).map(String),
    fc.constantFrom("own", "12m", "2026-05-05"),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...parameters), value), (query) => {
      const { period, before } = choiceOf(new URLSearchParams(query), now);
      for (const days of [period, before ?? period]) {
        expect(days.last).toBeGreaterThanOrEqual(days.first);
        expect(days.last).toBeLessThanOrEqual(uaeDay(now));
        expect(days.last - days.first).toBeLessThan(5 * 366);
      }
      expect([...cleanQuery(new URLSearchParams({ ...query, evil: "x" })).keys()]).not.toContain("evil");
    }),
  );
});
