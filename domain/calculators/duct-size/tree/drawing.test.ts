import { exampleTree, plainSection } from "@site/engine/ducts/tree/example.ts";
import { ductTree } from "@site/engine/ducts/tree/tree.ts";
import { expect, test } from "vitest";
import { drawingOf } from "./drawing.ts";

const rowsOf = (input: typeof exampleTree) =>
  drawingOf(ductTree(input).sections).ducts.map(({ points }) => points[2]?.[1]);

test("a duct that goes straight on stays in its row, and every branch has its own", () => {
  const rows = rowsOf(exampleTree);
  expect(new Set([rows[0], rows[2], rows[6], rows[8]]).size).toBe(1);
  expect(rows[3]).toBe(rows[4]);
  expect(new Set(rows).size).toBe(5);
});

test("branches near the fan are below those further on, so that no lines cross", () => {
  const rows = rowsOf(exampleTree);
  expect(rows[1]).toBeGreaterThan(Math.max(...rows.filter((_, at) => at !== 1).map(Number)));
});

test("a single duct has a drawing too", () => {
  const { width, height, ducts } = drawingOf(
    ductTree({ ...exampleTree, sections: [{ ...plainSection, flow: 100 }] }).sections,
  );
  expect(ducts).toHaveLength(1);
  expect([width, height].every((side) => side > 0)).toBe(true);
});
