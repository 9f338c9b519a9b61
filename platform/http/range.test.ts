import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { parseRange } from "./range.ts";

it.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["Bytes= 2-", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-300", { start: 0, end: 9 }],
  ["bytes=5-99999999999999999999", { start: 5, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", null],
  ["bytes=-", null],
  ["bytes=0-1,3-4", null],
  ["bytes=0-1, ", null],
  ["items=0-1", null],
  ["bytes=+1-2", null],
  ["bytes=0x1-2", null],
  [undefined, null],
])("%j of ten bytes is %j", (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

it("a range is always within the file", () => {
  const anyHeader = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .tuple(fc.option(fc.bigInt({ min: 0n }), { nil: "" }), fc.option(fc.nat(), { nil: "" }))
      .map(([a, b]) => `bytes=${a}-${b}`),
  );
  fc.assert(
    fc.property(anyHeader, fc.nat({ max: 5000 }), (header, size) => {
      const range = parseRange(header, size);
      if (range === null || range === "unsatisfiable") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
    { numRuns: 1000 },
  );
});
