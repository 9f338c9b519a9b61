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
  // The bundle's own page shows this row beside its button.
  const row = currentPrices().find(({ id }) => id === "amc-villa");
  const villa = plans.find(({ property, units }) => property === "villa" && units === "some");
  expect(villa?.range).toBe([row?.from, row?.to].map((amount) => amount?.toLocaleString("en-US")).join("–"));
});
