import { languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { currentPrices } from "#site/content/prices.server.ts";
import { examplePlans } from "./examples.server.ts";

test.each(languageCodes)("each property and size has a range, and more units cost more (%s)", (language) => {
  const plans = examplePlans(language);
  const from = plans.map(({ range }) => Number(range.split("–")[0]?.replace(",", "")));
  expect(plans).toHaveLength(9);
  for (const start of [0, 3, 6])
    expect(from.slice(start, start + 3)).toEqual(from.slice(start, start + 3).toSorted((a, b) => a - b));
  expect(plans[0]?.href).toContain("/calculators/amc-planner?");
  // The price page names the same homes as the planner.
  for (const [id, property, units] of [
    ["amc-flat", "flat", "few"],
    ["amc-villa", "villa", "some"],
  ]) {
    const row = currentPrices().find((each) => each.id === id);
    const plan = plans.find((each) => each.property === property && each.units === units);
    expect(plan?.range).toBe([row?.from, row?.to].map((amount) => amount?.toLocaleString("en-US")).join("–"));
  }
});
