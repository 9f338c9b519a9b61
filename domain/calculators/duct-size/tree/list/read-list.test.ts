import { languageCodes } from "@site/ground/language/languages.ts";
import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { sayer } from "../../../kit/frame/say.ts";
import { readCalculation } from "../../../kit/frame/state.ts";
import { islandEntryFor } from "../../island-entry.ts";
import { words as schema } from "../../words.ts";
import { ductTreeCalculator } from "../calculator.ts";
import { resultHeadings, sectionsCsv } from "../csv.ts";
import { rawOf } from "../fields.ts";
import { optionNames } from "../options.ts";
import type { Words } from "../words.ts";
import { columnIds } from "./columns.ts";
import { isRefused, readList } from "./read-list.ts";

const says = Object.fromEntries(
  languageCodes.map((language) => {
    const all = schema.parse(readPage("calculator", "/calculators/duct-size", language)?.words);
    const words = islandEntryFor("mode=tree", all).words as Words;
    return [language, sayer(words, calculatorWords(language), language)];
  }),
) as Record<(typeof languageCodes)[number], ReturnType<typeof sayer<Words>>>;

function read(text: string, language: (typeof languageCodes)[number] = "en") {
  const say = says[language];
  return readList(text, "ls", {
    columns: say.words.columns,
    options: optionNames(say.words),
    results: resultHeadings(say),
  });
}
function taken(text: string, language?: (typeof languageCodes)[number]) {
  const list = read(text, language);
  if (isRefused(list)) throw new Error(list.refused);
  return list;
}

test("a list from a spreadsheet, with names, units and gaps", () => {
  const { sections, problems, unread } = taken(
    "Tag\tUpstream\tTake-off\tLength\tAirflow (CFM)\tElbows\tNotes\nM1\t\t\t8 m\t\t2\tby others\nB1\tM1\tTee\t10 ft\t300\t\t\nM2\tM1\tmain\t600 cm\t200\t1\t\nTotal\t\t\t\t500\t\t\n",
  );
  expect(sections).toEqual([
    { length: "8", bends: "2" },
    { from: "branch90", length: "3.048", flow: "141.584" },
    { after: "1", from: "straight", length: "6", flow: "94.3895", bends: "1" },
  ]);
  expect(problems).toEqual([]);
  expect(unread).toEqual(["Notes"]);
});

test("an Arabic list, with Arabic digits and decimal commas, on the English page", () => {
  const { sections, problems } = taken(
    "الجزء;كيف يبدأ;الطول;تدفق الهواء\n١;;٨٫٥;\n٢;فرع بزاوية 90°;٣,٢٥ م;١٥٠ لتر/ثانية\n",
  );
  expect(sections).toEqual([{ length: "8.5" }, { from: "branch90", length: "3.25", flow: "150" }]);
  expect(problems).toEqual([]);
});

test("sections that come before the section that they continue are moved behind it", () => {
  const { sections } = taken("Section,After,Length\nFan,,1\nC,B,3\nB,Fan,2\nD,B,4\n");
  expect(sections).toEqual([{ length: "1" }, { length: "2" }, { length: "4" }, { after: "2", length: "3" }]);
});

test("values that cannot be read stay, and are named by row and column", () => {
  const { sections, problems } = taken("Section,After,Begins,Length,Airflow\n1,,,long,\n2,9,sideways,5 parsecs,100\n");
  expect(sections[0]).toEqual({ length: "long" });
  expect(problems.map(({ row, column, problem }) => [row, column, problem])).toEqual([
    [2, "length", "not-a-number"],
    [3, "from", "unknown-word"],
    [3, "length", "unknown-unit"],
    [3, "after", "unknown-section"],
  ]);
});

test.each([
  ["", "empty"],
  ["1,2,3\n4,5,6", "no-headings"],
  ["Section,Length\n", "no-sections"],
  [`Section,Length\n${Array.from({ length: 10_000 }, (_, at) => `${at + 1},5`).join("\n")}`, "too-many"],
  ["Section,After,Length\nA,,1\nB,C,1\nC,B,1\n", "circle"],
])("%j is refused", (text, reason) => expect(read(text)).toMatchObject({ refused: reason }));

test("any text is read or refused", () => {
  fc.assert(fc.property(fc.string(), (text) => void read(`Section,After,Length,Begins\n${text}`)));
});

describe.each(languageCodes)("CSV in %s", (language) => {
  const say = says[language];
  const query = new URLSearchParams("mode=tree&flowUnit=cfm");
  const { input, result } = readCalculation(ductTreeCalculator, query);
  const csv = sectionsCsv(input, result, say);

  test.each(languageCodes)("comes back on the page in %s as the same tree", (other) => {
    const names = {
      columns: says[other].words.columns,
      options: optionNames(says[other].words),
      results: resultHeadings(say),
    };
    const list = readList(csv, "cfm", names);
    if (isRefused(list)) throw new Error(list.refused);
    expect(list.problems).toEqual([]);
    expect(list.unread).toEqual([]);
    expect(list.sections.map(({ flow }) => flow === undefined)).toEqual(
      result.sections.map(({ followers }) => followers.length > 0),
    );
    const again = readCalculation(
      ductTreeCalculator,
      new URLSearchParams({ mode: "tree", flowUnit: "cfm", ...rawOf(list.sections) }),
    );
    expect(again.problems).toEqual([]);
    expect(again.result.fan.total).toBeCloseTo(result.fan.total, 1);
    expect(again.result.sections.map(({ shape }) => shape)).toEqual(result.sections.map(({ shape }) => shape));
  });

  test("has every field as a column", () => {
    for (const id of columnIds) expect(csv.split("\n")[0]).toContain(say.words.columns[id]);
  });
});
