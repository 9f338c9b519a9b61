import { expect, test } from "vitest";
import { prices } from "./prices.ts";

const both = (text: string) => ({ en: text, ar: text });
const row = {
  name: both("A visit"),
  aed: [150, 200],
  kind: "diagnosis",
  unit: "visit",
  time: both("1"),
  moves: both("2"),
  without: both("3"),
};
const file = (rows: object) => ({
  sample: true,
  trades: {
    plumbing: { name: both("Plumbing"), checked: "2026-11-23", service: "/services/mep", page: "/pricing", rows },
  },
});
const problems = (rows: object) =>
  prices
    .safeParse(file(rows))
    .error?.issues.map(({ message }) => message)
    .join() ?? "";

test("a price has a lowest and a highest value, or is given after a survey", () => {
  expect(problems({ visit: row, chiller: { ...row, aed: "survey", kind: "survey", unit: undefined } })).toBe("");
});

test.each([
  ["it ends below its beginning", { a: { ...row, aed: [200, 150] } }, "the smaller one first"],
  ["it has no unit", { a: { ...row, unit: undefined } }, "belongs to a price"],
  [
    "it is fixed, though nobody can price it unseen",
    { a: { ...row, aed: "survey", unit: undefined } },
    "after a survey",
  ],
  ["a survey has a unit", { a: { ...row, aed: "survey" } }, "belongs to a price"],
  [
    "a survey stands beside a button",
    { a: { ...row, aed: "survey", unit: undefined, trades: ["plumbing"] } },
    "stands beside no button",
  ],
  [
    "two are of one visit",
    { a: { ...row, symptoms: ["no-water"] }, b: { ...row, symptoms: ["no-water"] } },
    '"no-water" by day stands twice',
  ],
  ["two stand beside one button", { a: { ...row, trades: ["x"] }, b: { ...row, trades: ["x"] } }, '"x" stands twice'],
  [
    "the planner finds two for one thing",
    {
      a: { ...row, planner: { equipment: ["fan"], visits: 2 } },
      b: { ...row, planner: { equipment: ["fan"], visits: 1 } },
    },
    '"fan" stands twice',
  ],
  ["it costs nothing", { a: { ...row, aed: [0, 150] } }, ">0"],
])("a price is refused if %s", (_, rows, message) => {
  expect(problems(rows)).toContain(message);
});
