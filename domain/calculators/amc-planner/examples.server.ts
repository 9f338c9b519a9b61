import { equipmentIds } from "@site/engine/maintenance/equipment.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { plannerPrices } from "#site/content/prices.server.ts";
import { chooserOptions, type ExamplePlan, type Property, type Units } from "#site/content/schemas/bundle-chooser.ts";
import { pageWords } from "../kit/frame/entry.server.ts";
import { sayer } from "../kit/frame/say.ts";
import { queryOf, readCalculation } from "../kit/frame/state.ts";
import { amcPlanner } from "./calculator.ts";
import { priceOf, rangeOf } from "./say.ts";
import { words } from "./words.ts";

/**
 * The equipment of an ordinary property of that kind and size. In a flat, pumps and tanks belong to the building. A villa has four visits a year, as
 * in the bundle for homes.
 */
const equipment: Record<Property, Record<Units, string>> = {
  flat: {
    few: "use=flat&split=3&pump=0&tank=0&heater=2&panel=1",
    some: "use=flat&split=6&pump=0&tank=0&heater=3&panel=1",
    many: "use=flat&split=10&pump=0&tank=0&heater=4&panel=1",
  },
  villa: {
    few: "use=villa&splitVisits=4&pumpVisits=4&split=3&pump=1&tank=1&heater=2&panel=1",
    some: "use=villa&splitVisits=4&pumpVisits=4&split=6&pump=1&tank=2&heater=4&panel=1",
    many: "use=villa&splitVisits=4&pumpVisits=4&split=12&pump=2&tank=2&heater=6&panel=2",
  },
  work: {
    few: "use=office&split=3&pump=0&tank=0&heater=1&panel=1",
    some: "use=office&split=6&pump=0&tank=0&heater=1&panel=1",
    many: "use=office&split=12&pump=1&tank=1&heater=2&panel=2",
  },
};

/**
 * Returns, for each ordinary property, the price range of a year of planned visits, as the maintenance planner computes it. Without valid prices or
 * without the planner's page the list is empty.
 */
export function examplePlans(language: Language): ExamplePlan[] {
  if (!readPage("calculator", "/calculators/amc-planner", language)) return [];
  const page = { ...pageWords(words, "amc-planner", language), prices: plannerPrices(language) };
  const say = sayer(page, calculatorWords(language), language);
  return chooserOptions.property.flatMap((property) =>
    chooserOptions.units.flatMap((units) => {
      const { input, result } = readCalculation(amcPlanner, new URLSearchParams(equipment[property][units]));
      const cost = priceOf(result, say);
      if (!cost) return [];
      const counted = equipmentIds.filter((id) => input[id] > 0).map((id) => `${input[id]} × ${page.equipment[id]}`);
      return {
        property,
        units,
        range: rangeOf(cost, say),
        unit: say.unit("aed", cost.to),
        note: page.price.note,
        sample: page.prices.sample,
        counted: say.listed(counted),
        href: `${href("/calculators/amc-planner", language)}?${queryOf(amcPlanner, input)}`,
      };
    }),
  );
}
