import { expect, it } from "vitest";
import { emptyLine, type LineForm, withWork } from "./draft.ts";

const line = (textEn: string, given: Partial<LineForm> = {}): LineForm => ({ ...emptyLine, id: 0, textEn, ...given });
const heading = (text: string) => line(text, { kind: "heading" });
const note = (text: string) => line(text, { kind: "note" });

it("work of a calculation goes under the headings of a template, and stands for what the template left open", () => {
  const template = [
    heading("Units"),
    line("Split unit: {make}, {model}"),
    heading("Installation"),
    line("Old unit removed"),
    note("Nothing more"),
  ];
  const calculated = [
    heading("Units"),
    line("Split unit, 1.5 TR: {make}, {model}"),
    heading("Installation"),
    line("Fitting of a split unit", { price: "300" }),
  ];
  const texts = (lines: readonly LineForm[]) => lines.map(({ textEn }) => textEn);
  expect(texts(withWork(template, calculated))).toEqual([
    "Units",
    "Split unit, 1.5 TR: {make}, {model}",
    "Installation",
    "Old unit removed",
    "Fitting of a split unit",
    "Nothing more",
  ]);
  const typed = [
    line("Split unit: for the majlis"),
    line("Split unit: Daikin, {model}"),
    line("Split unit: {make}", { price: "900" }),
    note("End"),
  ];
  expect(texts(withWork(typed, calculated))).toEqual([...texts(typed).slice(0, 3), ...texts(calculated), "End"]);
});
