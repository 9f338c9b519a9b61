import { type CalculatorSlug, isCalculatorSlug } from "@site/ground/site-map/pages.ts";
import { plannerPrices } from "#site/content/prices.server.ts";
import { acRunningCost } from "./ac-running-cost/calculator.ts";
import { words as acRunningCostWords } from "./ac-running-cost/words.ts";
import { amcPlanner } from "./amc-planner/calculator.ts";
import { words as amcPlannerWords } from "./amc-planner/words.ts";
import {
  ofAmc,
  ofCoolingLoad,
  ofDuct,
  ofFinishing,
  ofFreshAir,
  ofRunningCost,
  ofSolar,
  ofWater,
} from "./assumed/assumed.server.ts";
import { coolingLoad } from "./cooling-load/calculator.ts";
import { costOf, islandEntryFor } from "./cooling-load/island-entry.ts";
import { words as coolingLoadWords } from "./cooling-load/words.ts";
import { ductSizeCalculator } from "./duct-size/calculator.ts";
import { costOf as ductsCostOf, islandEntryFor as ductsShownFor } from "./duct-size/island-entry.ts";
import { words as ductSizeWords } from "./duct-size/words.ts";
import { finishingQuantities } from "./finishing-quantities/calculator.ts";
import { words as finishingQuantitiesWords } from "./finishing-quantities/words.ts";
import { freshAirCalculator } from "./fresh-air/calculator.ts";
import { words as freshAirWords } from "./fresh-air/words.ts";
import { type Entry, entry, pricedEntry } from "./kit/frame/entry.server.ts";
import { amc } from "./quoted/amc.server.ts";
import { cooling } from "./quoted/cooling.server.ts";
import { finishing } from "./quoted/finishing.server.ts";
import { solar } from "./quoted/solar.server.ts";
import { solarSavingsCalculator } from "./solar-savings/calculator.ts";
import { words as solarSavingsWords } from "./solar-savings/words.ts";
import { waterSystemCalculator } from "./water-system/calculator.ts";
import { words as waterSystemWords } from "./water-system/words.ts";

/** All calculators, by the last segment of their address. The code that they run in the browser is in registry.ts. */
const registry = {
  "ac-running-cost": entry({
    calculator: acRunningCost,
    words: acRunningCostWords,
    islands: { AcRunningCost: "" },
    pictogram: "bill",
    assumed: ofRunningCost,
  }),
  "amc-planner": pricedEntry(
    {
      calculator: amcPlanner,
      words: amcPlannerWords,
      islands: { AmcPlanner: "" },
      pictogram: "calendar",
      assumed: ofAmc,
      quoted: amc.lines,
    },
    plannerPrices,
  ),
  "duct-size": entry({
    calculator: ductSizeCalculator,
    words: ductSizeWords,
    islands: { DuctSize: "", DuctTree: "mode=tree" },
    pictogram: "ducts",
    assumed: ofDuct,
    shown: ductsShownFor,
    cost: ductsCostOf,
  }),
  "finishing-quantities": entry({
    calculator: finishingQuantities,
    words: finishingQuantitiesWords,
    islands: { FinishingQuantities: "" },
    pictogram: "roller",
    assumed: ofFinishing,
    quoted: finishing.lines,
  }),
  "fresh-air": entry({
    calculator: freshAirCalculator,
    words: freshAirWords,
    islands: { FreshAir: "" },
    pictogram: "house",
    assumed: ofFreshAir,
  }),
  "hvac-cooling-load": entry({
    calculator: coolingLoad,
    words: coolingLoadWords,
    islands: { CoolingLoad: "", EngineerMode: "mode=engineer" },
    pictogram: "room",
    assumed: ofCoolingLoad,
    shown: islandEntryFor,
    cost: costOf,
    quoted: cooling.lines,
  }),
  "solar-savings": entry({
    calculator: solarSavingsCalculator,
    words: solarSavingsWords,
    islands: { SolarSavings: "" },
    pictogram: "panels",
    assumed: ofSolar,
    quoted: solar.lines,
  }),
  "water-system": entry({
    calculator: waterSystemCalculator,
    words: waterSystemWords,
    islands: { WaterSystem: "" },
    pictogram: "tank",
    assumed: ofWater,
  }),
} satisfies Record<CalculatorSlug, Entry>;

type Registry = typeof registry;
export type CalculatorIsland = { [S in CalculatorSlug]: keyof Registry[S]["islands"] }[CalculatorSlug];

export const calculatorEntries: readonly Entry<CalculatorIsland>[] = Object.values(registry);

export const entryOf = (slug: string): Entry<CalculatorIsland> | undefined =>
  isCalculatorSlug(slug) ? registry[slug] : undefined;
