import { describe, expect, test } from "vitest";
import { printable } from "../our-words.server.ts";
import { fillReferences } from "./fill.ts";
import type { Origins } from "./print.ts";

const fact = { en: "In 2021 the town counted 2,159 villas.", ar: "أحصت البلدة 2,159 فيلا في 2021.", print: "dated" };
const both = { en: "one", ar: "واحد" };
const row = { name: both, kind: "fixed", unit: "visit", time: both, moves: both, without: both };
const trade = { name: both, checked: "2026-11-23", service: "/services/mep" };

const origins = (sample = true, sells = true) =>
  ({
    sells: () => sells,
    facts: () => [{ ...fact, id: "ajman-011", src: "A report of 2022", checked: "2026-11-22" }],
    prices: () => ({
      sample,
      trades: { ac: { ...trade, rows: { visit: { ...row, aed: [150, 208] }, look: { ...row, aed: "survey" } } } },
    }),
    units: (language: string) => ({
      aed: language === "en" ? "AED" : { few: "دراهم", many: "درهماً", other: "درهم" },
    }),
  }) as unknown as Origins;

const filled = (text: string, language: "en" | "ar" = "en", field = "body") =>
  fillReferences({ [field]: text }, language, origins());
const said = (text: string, language: "en" | "ar" = "en") => filled(text, language).value.body;
const refused = (text: string, field = "body") =>
  filled(text, "en", field)
    .problems.map(({ reason }) => reason)
    .join();

describe("a reference prints", () => {
  test("the figure of a sheet as its table shows it, with a unit that agrees in Arabic", () => {
    const figure = said("{{sheet bill abu-dhabi villa year}}");
    expect(said("{{sheet bill abu-dhabi villa year aed}}")).toBe(`AED ${figure}`);
    const rest = Number(figure?.slice(-2));
    const word = rest === 0 ? "درهم" : rest === 10 ? "دراهم" : "درهماً";
    expect(said("{{sheet bill abu-dhabi villa year aed}}", "ar")).toBe(`${figure} ${word}`);
  });
  test("both ends of a range, or one of them", () => {
    expect(said("from {{sheet glare dubai west dec from}}")).toMatch(/^from \d+:\d\d$/);
    expect(said("{{sheet glare dubai west dec}}", "ar")).toMatch(/^\d+:\d\d إلى \d+:\d\d$/);
  });
  test("a figure of a fact, and a price with the mark of an example", () => {
    expect(said("{{fact ajman-011 2,159}} in 2021")).toBe("2,159 in 2021");
    expect(said("{{price visit}}")).toBe("AED 150 to 208 (Example)");
    expect(said("{{price visit}}", "ar")).toBe("150 إلى 208 دراهم (مثال)");
    expect(fillReferences("{{price visit from}}", "en", origins(false)).value).toBe("AED 150");
  });
  test("what shall stand as it is, and the blanks of a program", () => {
    expect(said("{{text 2,159}} {{text {{}} {{name}}")).toBe("2,159 {{ {{name}}");
  });
});

test.each([
  ["{{sheet bil ajman villa year}}", 'there is no sheet "bil"'],
  ["{{sheet bill ajman villa years}}", "the sheet has no such figure; it has jan, feb,"],
  ["{{fact ajman-099 1}}", "there is no fact ajman-099"],
  ["{{fact ajman-011 2,160}} in 2021", "the fact does not say 2,160; its figures are 2021, 2,159"],
  ["{{fact ajman-011 2,159}}", "the same text must name its year (2021, 2022)"],
  ["{{price look}}", "priced after a survey"],
  ["{{price visit now}}", 'only "from" or "to"'],
  ["{{prize visit}}", "is no reference: write {{sheet …}}"],
  ["Two {{ braces", "has no }} for its {{"],
])("refuses %s", (text, reason) => {
  expect(refused(text)).toContain(reason);
});

test("the price of work that the company does not offer leaves its text out", () => {
  const text = fillReferences("A visit costs {{price visit}}.", "en", origins(true, false)).value;
  expect(printable({ points: [text, "Another"] }, { id: "", language: "en" })).toEqual({ points: ["Another"] });
});

test("refuses the price of an example where no mark can stand", () => {
  expect(refused("{{price visit}}", "summary")).toContain("an example may not stand here");
});
