import type { ComponentType } from "react";

export const calculators = {
  AcRunningCost: () =>
    import("#app/features/calculators/ac-running-cost/AcRunningCost.tsx").then((module) => module.AcRunningCost),
  AmcPlanner: () => import("#app/features/calculators/amc-planner/AmcPlanner.tsx").then((module) => module.AmcPlanner),
  DuctSize: () => import("#app/features/calculators/duct-size/DuctSize.tsx").then((module) => module.DuctSize),
  DuctTree: () => import("#app/features/calculators/duct-size/tree/DuctTree.tsx").then((module) => module.DuctTree),
  CoolingLoad: () =>
    import("#app/features/calculators/cooling-load/CoolingLoad.tsx").then((module) => module.CoolingLoad),
  EngineerMode: () =>
    import("#app/features/calculators/cooling-load/engineer/EngineerMode.tsx").then((module) => module.EngineerMode),
  FinishingQuantities: () =>
    import("#app/features/calculators/finishing-quantities/FinishingQuantities.tsx").then(
      (module) => module.FinishingQuantities,
    ),
  FreshAir: () => import("#app/features/calculators/fresh-air/FreshAir.tsx").then((module) => module.FreshAir),
  SolarSavings: () =>
    import("#app/features/calculators/solar-savings/SolarSavings.tsx").then((module) => module.SolarSavings),
  WaterSystem: () =>
    import("#app/features/calculators/water-system/WaterSystem.tsx").then((module) => module.WaterSystem),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type CalculatorName = keyof typeof calculators;
