import type { z } from "zod";
import type { CalculatorName } from "#app/islands/calculators.ts";
import { plannerPrices } from "#app/site/prices.server.ts";
import { acRunningCost } from "./ac-running-cost/calculator.ts";
import { amcPlanner } from "./amc-planner/calculator.ts";
import { coolingLoad } from "./cooling-load/calculator.ts";
import { costOf, shownFor } from "./cooling-load/shown.ts";
import { ductSizeCalculator } from "./duct-size/calculator.ts";
import { costOf as ductsCostOf, shownFor as ductsShownFor } from "./duct-size/shown.ts";
import { finishingQuantities } from "./finishing-quantities/calculator.ts";
import type { Calculator } from "./frame/calculator.ts";
import type { Entry, Shown } from "./frame/entry.server.ts";
import type { Fields } from "./frame/fields.ts";
import { freshAirCalculator } from "./fresh-air/calculator.ts";
import { solarSavingsCalculator } from "./solar-savings/calculator.ts";
import { waterSystemCalculator } from "./water-system/calculator.ts";
import { wordSchemas } from "./words.server.ts";

const entry = <F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  words: z.ZodType<Omit<W, "prices">>,
  island: CalculatorName,
  { shown, ...rest }: { shown?: (query: string, words: W) => Shown } & Pick<Entry, "cost" | "prices" | "modes"> = {},
): [string, Entry] => [
  calculator.slug,
  { calculator: calculator as unknown as Calculator, words, island, ...rest, shown: shown as Entry["shown"] },
];

/** All calculators, by the last segment of their address. */
export const catalogue = new Map<string, Entry>([
  entry(acRunningCost, wordSchemas["ac-running-cost"], "AcRunningCost"),
  entry(ductSizeCalculator, wordSchemas["duct-size"], "DuctSize", {
    shown: ductsShownFor,
    modes: ["mode=tree"],
    cost: ductsCostOf,
  }),
  entry(freshAirCalculator, wordSchemas["fresh-air"], "FreshAir"),
  entry(coolingLoad, wordSchemas["hvac-cooling-load"], "CoolingLoad", {
    shown: shownFor,
    modes: ["mode=engineer"],
    cost: costOf,
  }),
  entry(finishingQuantities, wordSchemas["finishing-quantities"], "FinishingQuantities"),
  entry(solarSavingsCalculator, wordSchemas["solar-savings"], "SolarSavings"),
  entry(waterSystemCalculator, wordSchemas["water-system"], "WaterSystem"),
  entry(amcPlanner, wordSchemas["amc-planner"], "AmcPlanner", { prices: plannerPrices }),
]);
