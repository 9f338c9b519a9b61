import { describe, expect, test } from "vitest";
import { list, number } from "./fields.ts";
import { settleRows } from "./rows.ts";

const fields = {
  sections: list(
    { after: number({ min: 1, max: 9, optional: true }), length: number({ usual: 5, min: 0, max: 99 }) },
    { usual: 1, max: 9, linked: "after" },
  ),
};
const settled = (query: string) => Object.fromEntries(settleRows(fields, new URLSearchParams(query)));
/** Returns the links of the rows after the actions in the address were applied. */
const links = (query: string) => {
  const all = settled(query);
  return Array.from({ length: Number(all.sections) }, (_, index) => all[`sections.${index + 1}.after`] ?? "");
};

describe("rows that continue others", () => {
  test("a new row continues the one whose button was pressed", () => {
    expect(links("sections=3&sections.add=1")).toEqual(["", "", "", "1"]);
    expect(links("sections=3&sections.add=3")).toEqual(["", "", "", ""]);
  });

  test("rows that continued a removed row continue the one before it, and numbers are updated", () => {
    // The rows are 1 → 2 → 3, 2 → 4, 4 → 5. Without 2 they are 1 → 2 (was 3), 1 → 3 (was 4), 3 → 4 (was 5).
    expect(links("sections=5&sections.4.after=2&sections.remove=2")).toEqual(["", "", "1", ""]);
  });

  test("without the first row, its followers continue the next one", () => {
    // The rows 1 → 2, 1 → 3, 3 → 4 become 1 (was 2) → 2 (was 3) → 3 (was 4).
    expect(links("sections=4&sections.3.after=1&sections.remove=1")).toEqual(["", "", ""]);
  });

  test("a link that is not a number stays as it was typed", () => {
    expect(links("sections=3&sections.3.after=x&sections.remove=2")).toEqual(["", "x"]);
  });

  test("the rest of a row moves with it", () => {
    expect(settled("sections=3&sections.3.length=7&sections.remove=2")["sections.2.length"]).toBe("7");
  });
});
