import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { schedules } from "../data/schedules.ts";
import { buildingOf } from "../quick/model.ts";
import { sum } from "../walls/response.ts";
import { yearOf } from "./energy.ts";

const building = buildingOf({
  city: "dubai",
  room: "office",
  area: 40,
  height: 3,
  facing: "w",
  glass: "medium",
  position: "middle",
  age: "2000s",
});
const withWeek = (days: number, other = schedules.closed) => ({
  ...building,
  rooms: building.rooms.map((room) => ({ ...room, week: { days, other } })),
});
const kWh = (of: typeof building) => sum(yearOf(of, 3).cooling);

test("a week of seven such days is a year without a week", () =>
  expect(kWh(withWeek(7))).toBeCloseTo(kWh(building), 6));

test("a year is the mean of its kinds of days, by their number", () => {
  const [busy, closed] = [kWh(building), kWh(withWeek(0))];
  expect(closed).toBeLessThan(busy);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 7, noNaN: true }), (days) => {
      expect(kWh(withWeek(days))).toBeCloseTo((days * busy + (7 - days) * closed) / 7, 4);
    }),
    { numRuns: 10 },
  );
});
