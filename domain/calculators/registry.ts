import type { FunctionComponent } from "react";
import type { CalculatorProps } from "./kit/frame/words.ts";
import type { CalculatorIsland } from "./registry.server.ts";

/** The islands of all calculators in the browser. Each island is a chunk of its own. */
export const islands = {
  AcRunningCost: () => import("./ac-running-cost/AcRunningCost.tsx").then((module) => module.AcRunningCost),
  AmcPlanner: () => import("./amc-planner/AmcPlanner.tsx").then((module) => module.AmcPlanner),
  CoolingLoad: () => import("./cooling-load/CoolingLoad.tsx").then((module) => module.CoolingLoad),
  DuctSize: () => import("./duct-size/DuctSize.tsx").then((module) => module.DuctSize),
  DuctTree: () => import("./duct-size/tree/DuctTree.tsx").then((module) => module.DuctTree),
  EngineerMode: () => import("./cooling-load/engineer/EngineerMode.tsx").then((module) => module.EngineerMode),
  FinishingQuantities: () =>
    import("./finishing-quantities/FinishingQuantities.tsx").then((module) => module.FinishingQuantities),
  FreshAir: () => import("./fresh-air/FreshAir.tsx").then((module) => module.FreshAir),
  SolarSavings: () => import("./solar-savings/SolarSavings.tsx").then((module) => module.SolarSavings),
  WaterSystem: () => import("./water-system/WaterSystem.tsx").then((module) => module.WaterSystem),
} satisfies Record<CalculatorIsland, () => Promise<FunctionComponent<CalculatorProps<never>>>>;

/** The islands of pages that are no calculators. They have no file with words. */
export const pageIslands = {
  LookAfterForm: () => import("./look-after/LookAfterForm.tsx").then((module) => module.LookAfterForm),
};
