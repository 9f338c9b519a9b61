import { equipmentIds, ladder } from "@site/engine/maintenance/equipment.ts";
import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { proposeVisits, type Term, visitsIn } from "./contract-dates.ts";
import { shiftsOf, type WorkingHours } from "./reply-due.ts";
import { windowsOfDay } from "./visit-slots.ts";

const day = 86_400_000;
const dayOf = (date: string) => uaeDay(Date.parse(`${date}T12:00:00Z`));
const termOf = (from: string, to: string, overrides: Partial<Term> = {}): Term => ({
  ...{ from: uaeDayStart(dayOf(from)), to: uaeDayStart(dayOf(to) + 1), visitsAYear: 4, kind: "split" },
  ...overrides,
});
const full = [[8 * 60, 18 * 60]] as const;
const hours = (closed: WorkingHours["closed"] = []): WorkingHours => ({
  week: [full, full, full, full, full, [[9 * 60, 12 * 60]], null],
  closed,
});
const on =
  (working: WorkingHours, service: string | null = "ac") =>
  (one: number) =>
    windowsOfDay(working, one, service);
const dates = (found: readonly { from: number }[]) => found.map(({ from }) => dateOfDay(uaeDay(from)));

const terms = fc
  .record({
    start: fc.integer({ min: dayOf("2026-01-01"), max: dayOf("2031-12-31") }),
    length: fc.integer({ min: 1, max: 1100 }),
    visitsAYear: fc.oneof(fc.constantFrom(...ladder), fc.integer({ min: 1, max: 24 })),
    kind: fc.constantFrom(...equipmentIds),
  })
  .map(({ start, length, visitsAYear, kind }) => ({
    ...{ from: uaeDayStart(start), to: uaeDayStart(start + length), visitsAYear, kind },
  }));
/** Up to six periods of up to twelve days on which the office is closed. */
const closings = fc.array(
  fc
    .record({ from: fc.integer({ min: dayOf("2026-01-01"), max: dayOf("2034-12-31") }), days: fc.nat({ max: 11 }) })
    .map(({ from, days }) => [dateOfDay(from), dateOfDay(from + days)] as const),
  { maxLength: 6 },
);

describe("the visits of a contract", () => {
  it("are as many as agreed, within the term, on working days, none on a holiday, and no two within a week in a whole year", () => {
    fc.assert(
      fc.property(terms, closings, fc.constantFrom("ac", "plumbing", null), (term, closed, service) => {
        const working = hours(closed);
        const windowsOn = on(working, service);
        const found = proposeVisits(term, windowsOn);
        const days = found.map(({ from }) => uaeDay(from));
        const workable = [];
        for (let one = uaeDay(term.from); one <= uaeDay(term.to - 1); one += 1)
          if (windowsOn(one).length > 0) workable.push(one);
        expect(found).toHaveLength(Math.min(visitsIn(term), workable.length));
        expect(new Set(days).size).toBe(days.length);
        for (const { from, to } of found) {
          expect(from).toBeGreaterThanOrEqual(term.from);
          expect(to).toBeLessThanOrEqual(term.to);
          expect(shiftsOf(working, uaeDay(from))).not.toEqual([]);
          expect(windowsOn(uaeDay(from))).toContainEqual({ from, to });
        }
        // If there are up to twelve visits a year, each visit has a month of its own. A month is longer than the longest
        // closing, two holidays in a row.
        if (term.visitsAYear <= 12 && closed.length <= 1)
          for (const [at, one] of days.entries())
            if (at > 0) expect(one - (days[at - 1] ?? 0)).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 300 },
    );
  });

  it("of a year are exactly those of the contract, from any first day", () => {
    for (const visitsAYear of ladder)
      for (let start = dayOf("2027-01-01"); start < dayOf("2028-01-01"); start += 9) {
        const from = dateOfDay(start);
        const to = dateOfDay(dayOf(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`) - 1);
        expect(proposeVisits(termOf(from, to, { visitsAYear }), on(hours()))).toHaveLength(visitsAYear);
      }
  });

  it("are in the months of the planner, near the middle, and avoid a long holiday", () => {
    const term = termOf("2027-01-01", "2027-12-31", { visitsAYear: 2 });
    expect(dates(proposeVisits(term, on(hours())))).toEqual(["2027-04-15", "2027-10-15"]);
    const closed = hours([["2027-04-08", "2027-04-20"]]);
    expect(dates(proposeVisits(term, on(closed)))).toEqual(["2027-04-21", "2027-10-15"]);
  });

  it("in summer are not in the sun at noon", () => {
    const term = termOf("2027-06-20", "2027-09-10", { visitsAYear: 12 });
    const found = proposeVisits(term, (one) =>
      on(hours())(one).filter(({ from }) => from - uaeDayStart(one) > 11 * 3_600_000),
    );
    expect(found.length).toBeGreaterThan(1);
    for (const { from } of found) expect(from - uaeDayStart(uaeDay(from))).toBeGreaterThanOrEqual(15 * 3_600_000);
  });

  it("that have a time already are not proposed again", () => {
    const term = termOf("2027-01-01", "2027-12-31");
    const all = proposeVisits(term, on(hours()));
    for (const { from } of all) {
      const left = proposeVisits(term, on(hours()), [from + 20 * day]);
      expect(left).toEqual(all.filter((one) => one.from !== from));
    }
    expect(
      proposeVisits(
        term,
        on(hours()),
        all.map(({ from }) => from),
      ),
    ).toEqual([]);
  });

  it("are none if nobody ever works", () => {
    expect(proposeVisits(termOf("2027-01-01", "2027-12-31"), () => [])).toEqual([]);
  });
});
