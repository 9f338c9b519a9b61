import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import { expect, test } from "vitest";
import { cellsPath, classesOf } from "./heat-map.ts";
import { stack, totals } from "./stack.ts";

const watts = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const many = fc.array(fc.array(watts, { minLength: 24, maxLength: 24 }), { minLength: 1, maxLength: 10 });

test("positive values minus negative values equal the total", () => {
  fc.assert(
    fc.property(many, (rows) => {
      const series = rows.map((values) => ({ name: "", colour: "teal" as const, values }));
      const bands = stack(series);
      for (const [hour, total] of totals(series).entries()) {
        const ends = bands.map((band) => nth(nth(band, hour), 1));
        expect(Math.max(0, ...ends) + Math.min(0, ...ends)).toBeCloseTo(total, 6);
      }
    }),
  );
});

test("every cell of a heat map is in the path of its class and in no other", () => {
  const row = fc.array(watts, { minLength: 24, maxLength: 24 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 12, maxLength: 12 }), fc.boolean(), (values, mirrored) => {
      const classes = classesOf(values, 7);
      const drawn = classes.map((cells) => cells.map(() => -1));
      for (let cellClass = 0; cellClass < 7; cellClass += 1)
        for (const [, x, y, width] of cellsPath(classes, cellClass, mirrored).matchAll(/M(\d+) (\d+)h(\d+)/g))
          for (let cell = Number(x); cell < Number(x) + Number(width); cell += 1) {
            const column = mirrored ? 23 - cell : cell;
            const drawnRow = nth(drawn, Number(y));
            expect(drawnRow[column]).toBe(-1);
            drawnRow[column] = cellClass;
          }
      expect(drawn).toEqual(classes);
    }),
    { numRuns: 20 },
  );
});

test("equal values all have the lowest class", () => {
  expect(classesOf([[5, 5]], 7)).toEqual([[0, 0]]);
});
