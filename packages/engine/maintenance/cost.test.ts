import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { type Rates, yearlyCost } from "./cost.ts";
import { type AmcInput, usualAmc } from "./input.ts";
import { amcPlan } from "./plan.ts";

const rates: Rates = { split: { from: 260, to: 400, visits: 2 }, heater: { from: 125, to: 201, visits: 1 } };
const costOf = (input: Partial<AmcInput>) => yearlyCost(amcPlan({ ...usualAmc, ...input }).lines, rates);

test("six split units serviced twice and four heaters once", () => {
  const { from, to, priced, bySurvey } = costOf({ split: 6, heater: 4 });
  // 12 × 130 + 4 × 125 = 2,060, and 12 × 200 + 4 × 201 = 3,204. The second sum is rounded up.
  expect({ from, to }).toEqual({ from: 2060, to: 3210 });
  expect(priced.map(({ id, services }) => [id, services])).toEqual([
    ["split", 12],
    ["heater", 4],
  ]);
  expect(bySurvey).toEqual(["pump", "tank", "panel"]);
});

test("nothing is priced without rates", () => {
  expect(yearlyCost(amcPlan(usualAmc).lines, {})).toMatchObject({ from: 0, to: 0, priced: [] });
});

test("more pieces or more visits never cost less, and the range is in order", () => {
  const pieces = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(pieces, pieces, fc.constantFrom("2", "4", "6", "12"), (split, heater, visits) => {
      const plain = costOf({ split, heater, splitVisits: "2" });
      const more = costOf({ split: split + 1, heater, splitVisits: visits });
      expect(plain.from).toBeLessThan(plain.to);
      expect(more.from).toBeGreaterThanOrEqual(plain.from + 130);
      expect(more.to).toBeGreaterThanOrEqual(plain.to + 200);
    }),
  );
});
