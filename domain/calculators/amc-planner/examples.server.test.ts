import { languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { examplePlans } from "./examples.server.ts";

test.each(languageCodes)("each property and size has a range, and more units cost more (%s)", (language) => {
  const plans = examplePlans(language);
  const from = plans.map(({ range }) => Number(range.split("–")[0]?.replace(",", "")));
  expect(plans).toHaveLength(9);
  for (const start of [0, 3, 6])
    expect(from.slice(start, start + 3)).toEqual(from.slice(start, start + 3).toSorted((a, b) => a - b));
  expect(plans[0]?.href).toContain("/calculators/amc-planner?");
});
