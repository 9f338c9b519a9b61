import type { Language } from "@site/ground/language/languages.ts";
import { dayOf } from "#site/i18n/days.ts";
import { amount } from "#site/i18n/figure.ts";
import { type Simulation, simulation } from "./simulation.ts";

/** The build takes the file along, if it is there. */
const files = import.meta.glob<unknown>("/docs/simulation.json", { eager: true, import: "default" });

/** Returns the figures of the last simulation before this release; undefined if none was made. */
export function lastSimulation(): Simulation | undefined {
  const [found] = Object.values(files);
  return found === undefined ? undefined : simulation.parse(found);
}

/** Returns the sums of all databases as the page writes them. */
export function simulationIn({ date, minutes, databases }: Simulation, language: Language) {
  const sum = (what: "operations" | "faults" | "violations") =>
    Object.values(databases).reduce((total, figures) => total + figures[what], 0);
  return {
    day: dayOf(Date.parse(date), language),
    minutes: amount(minutes),
    operations: amount(sum("operations")),
    faults: amount(sum("faults")),
    violations: sum("violations"),
  };
}
