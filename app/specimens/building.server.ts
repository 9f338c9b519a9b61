import { usualAmc } from "@site/engine/maintenance/input.ts";
import { amcPlan } from "@site/engine/maintenance/plan.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { piecesOf } from "#site/content/schemas/specimens.ts";
import { specimenData } from "#site/content/specimens.server.ts";

const hour = 3_600_000;

/** Returns the time of an hour on a day such as 2026-10-15, in the UAE. */
export const timeOf = (day: string, hours = 0): number => Date.parse(`${day}T00:00:00+04:00`) + hours * hour;

/** Returns the name of the example building with its place. */
export function buildingIn(language: Language): string {
  const { name, place } = specimenData().building;
  return `${name[language]}${language === "ar" ? "، " : ", "}${place[language]}`;
}

/** Returns a year of maintenance of the example building, as the maintenance planner counts it. */
export function examplePlan() {
  const { units, contract } = specimenData();
  const start = contract.from.slice(5, 7).replace(/^0/, "") as typeof usualAmc.start;
  return amcPlan({ ...usualAmc, ...piecesOf(units), use: "office", hours: "day", start });
}
