import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import { expect, test } from "vitest";
import { spreadLabels } from "./spread-labels.ts";

test("labels keep their order and their distance, within the height if there is space for all", () => {
  const positions = fc.array(fc.double({ min: 0, max: 220, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(positions, (ys) => {
      const places = spreadLabels(ys, 17, 220);
      const pairs = ys.map((y, index) => [y, nth(places, index)] as const).sort((a, b) => a[1] - b[1]);
      for (const [index, [y, place]] of pairs.entries()) {
        expect(place).toBeLessThanOrEqual(220);
        expect(place).toBeGreaterThanOrEqual(-1e-9);
        const before = pairs[index - 1];
        if (!before) continue;
        expect(place - before[1]).toBeGreaterThanOrEqual(17 - 1e-9);
        expect(y).toBeGreaterThanOrEqual(before[0]);
      }
    }),
  );
});

test("a label without neighbours stays where it is", () => {
  expect(spreadLabels([10, 100, 200], 17, 220)).toEqual([10, 100, 200]);
});
