import type { Language } from "@site/ground/language/languages.ts";

/** The islands whose words are a file that their page fetches when somebody is about to use it. */
export const withWordFile = [
  "ContactForm",
  "QuoteForm",
  "AcRunningCost",
  "AmcPlanner",
  "CoolingLoad",
  "DuctSize",
  "DuctTree",
  "EngineerMode",
  "FinishingQuantities",
  "FreshAir",
  "SolarSavings",
  "WaterSystem",
] as const;
export type WithWordFile = (typeof withWordFile)[number];

export const wordFile = (island: WithWordFile, language: Language) => `/words/${island}.${language}.json`;
