import { amountOf } from "@site/engine/money/quotation.ts";
import { expect, it } from "vitest";
import { changeLine, emptyLine, type LineForm, pricedOf, withWork } from "./draft.ts";

const line = (textEn: string, overrides: Partial<LineForm> = {}): LineForm => ({
  ...emptyLine,
  id: 0,
  textEn,
  ...overrides,
});
const heading = (text: string) => line(text, { kind: "heading" });
const note = (text: string) => line(text, { kind: "note" });

it("lines of a calculation go under the headings of a template, and replace what the template left open", () => {
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

it("the discount that rounds a line of a calculation is removed when its quantity or price changes, and a typed one stays", () => {
  const taken = line("Painting", { quantity: "1000", price: "9.53", discount: "6.19", taken: true });
  const net = (part: Partial<LineForm>) => amountOf(pricedOf(changeLine(taken, part)), "net").net;
  expect(net({ quantity: "10" })).toBe(9530);
  expect(net({ quantity: "0.5" })).toBe(477);
  expect(changeLine(taken, { price: "9" }).discount).toBe("");
  expect(changeLine(taken, { unit: "m2" }).discount).toBe("6.19");
  expect(changeLine({ ...taken, discount: "5" }, { quantity: "10" }).discount).toBe("5");
  expect(changeLine({ ...taken, taken: false }, { quantity: "10" }).discount).toBe("6.19");
});
