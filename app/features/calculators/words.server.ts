import { words as acRunningCostWords } from "./ac-running-cost/words.ts";
import { words as amcPlannerWords } from "./amc-planner/words.ts";
import { words as coolingLoadWords } from "./cooling-load/words.ts";
import { words as ductSizeWords } from "./duct-size/words.ts";
import { words as finishingQuantitiesWords } from "./finishing-quantities/words.ts";
import { words as freshAirWords } from "./fresh-air/words.ts";
import { words as solarSavingsWords } from "./solar-savings/words.ts";
import { words as waterSystemWords } from "./water-system/words.ts";

/** The schemas of each calculator's words, by the last segment of its address. */
export const wordSchemas = {
  "ac-running-cost": acRunningCostWords,
  "amc-planner": amcPlannerWords,
  "hvac-cooling-load": coolingLoadWords,
  "duct-size": ductSizeWords,
  "finishing-quantities": finishingQuantitiesWords,
  "fresh-air": freshAirWords,
  "solar-savings": solarSavingsWords,
  "water-system": waterSystemWords,
};
