import { sheetNames } from "@site/engine/sheets/names.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { describe, expect, test } from "vitest";
import { shownSheet } from "./sheets.server.ts";

describe.each(languageCodes)("in %s", (language) => {
  test.each(sheetNames)("%s has its words for every city", (name) => {
    for (const city of cities) {
      const { tables, notes, link } = shownSheet(name, [city], language);
      expect(tables.length).toBeGreaterThan(0);
      expect(notes.length).toBeGreaterThan(1);
      expect(link.href).toContain(`?place=${city}`);
      for (const { columns, rows } of tables) for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    }
  });
});

const captions = (name: (typeof sheetNames)[number], city: (typeof cities)[number]) =>
  shownSheet(name, [city], "en").tables.map(({ caption }) => caption);

describe("what a sheet must say honestly about a place", () => {
  test("three emirates share a climate, and Fujairah's is the climate of its hills", () => {
    expect(captions("wood", "ajman")[0]).toMatch(/^Sharjah, Ajman and Umm Al Quwain: /);
    expect(captions("wood", "fujairah")[0]).toMatch(/^Fujairah, in the hills: /);
    expect(shownSheet("wood", ["ajman"], "ar").tables[0]?.caption).toMatch(/^الشارقة وعجمان وأم القيوين: /);
  });
  test("design values of the nearest station say that they are from there", () => {
    for (const city of ["ras-al-khaimah", "fujairah"] as const)
      expect(captions("cable", city)[0]).toContain("by the nearest station");
    expect(captions("cable", "dubai")[0]).not.toContain("nearest");
  });
  test("a tariff has its date, and in a comparison each utility has its own", () => {
    expect(shownSheet("bill", ["dubai", "sharjah"], "en").notes.join(" ")).toMatch(/March 2025.*September 2026/);
  });
  test("in Arabic a sign stays before its number", () => {
    const cells = shownSheet("wood", ["dubai"], "ar").tables[0]?.rows.flatMap((row) => row.cells) ?? [];
    const signed = cells.filter(({ text }) => /[+−]/.test(text));
    expect(signed.length).toBeGreaterThan(5);
    expect(signed.every(({ text }) => text.startsWith("\u200e"))).toBe(true);
  });
});
