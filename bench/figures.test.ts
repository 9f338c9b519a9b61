import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Figure, withFigures } from "./figures.ts";

const page = `# Bench

Words before.

<!-- figures: \`npm run bench\` writes the rows of the parts that it has measured -->
| part | what | newest figure | budget | day |
|---|---|---|---|---|
| bytes | HTML | 14,000 (home en) | ≤ 14,336 | 2026-11-30 |
| bytes | fonts | 36,184 (home ar) | ≤ 45,056 | 2026-11-30 |
| leads | enquiry p99 | 116 ms (SQLite) | < 250 ms | 2026-11-30 |
| soak | memory | 302 to 351 MB | 350 | 2026-11-27 |
<!-- end of figures -->

Words after.
`;
const figure = (part: string, more: Partial<Figure>): Figure => ({
  ...{ part, what: "HTML", value: "1", where: "", budget: "", missed: false },
  ...more,
});
const rowsOf = (text: string) => text.split("\n").filter((line) => line.startsWith("| "));

describe("the table of figures", () => {
  it("has the measured parts anew, and the others as they were", () => {
    const after = withFigures(
      page,
      [figure("bytes", { value: "14,400", where: "service ar", budget: "≤ 14,336", missed: true })],
      "2026-12-01",
    );
    expect(rowsOf(after)).toEqual([
      "| part | what | newest figure | budget | day |",
      "| bytes | HTML | 14,400 (service ar) | ≤ 14,336, **missed** | 2026-12-01 |",
      "| leads | enquiry p99 | 116 ms (SQLite) | < 250 ms | 2026-11-30 |",
      "| soak | memory | 302 to 351 MB | 350 | 2026-11-27 |",
    ]);
    expect(after).toMatch(/^# Bench\n\nWords before\.\n\n<!-- figures/);
    expect(after).toMatch(/<!-- end of figures -->\n\nWords after\.\n$/);
  });

  it("takes a new part at its end, and a bar in a name as a stroke", () => {
    const after = withFigures(page, [figure("search", { what: "a | b" })], "2026-12-01");
    expect(rowsOf(after).at(-1)).toBe("| search | a / b | 1 | – | 2026-12-01 |");
    expect(rowsOf(after)).toHaveLength(rowsOf(page).length + 1);
  });

  it("is the same page where nothing with a budget was measured", () => {
    expect(withFigures(page, [], "2026-12-01")).toBe(page);
  });

  it("is not guessed where the marks are gone", () => {
    expect(() => withFigures(page.replace("<!-- end", "<!-- the end"), [], "2026-12-01")).toThrow(/lost the marks/);
  });

  it("stands in docs/bench.md, in the form in which a run leaves it", () => {
    const guide = readFileSync("docs/bench.md", "utf8");
    expect(withFigures(guide, [], "2026-12-01")).toBe(guide);
    expect(rowsOf(guide).length).toBeGreaterThan(20);
  });
});
