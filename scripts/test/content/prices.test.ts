import { expect, test } from "vitest";
import { priceWarnings } from "./prices.ts";

const read = [
  {
    file: "shared/prices.yaml",
    data: { sample: true, trades: { plumbing: { checked: "2026-11-23", rows: {} } } },
  },
];

test.each([
  ["2026-11-23", []],
  ["2027-10-23", []],
  ["2027-10-24", [expect.stringContaining("trades.plumbing: the site shows it for 30 more days")]],
  ["2027-11-24", [expect.stringContaining("was checked on 2026-11-23: the site no longer shows it")]],
])("the warning about prices on %s", (today, lines) => {
  expect(priceWarnings(read, today)).toEqual(lines);
});
