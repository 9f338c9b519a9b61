import type { SolarSavings } from "@site/engine/solar/savings.ts";
import type { QuotedLine } from "#domain/leads/index.ts";
import { type Input, peakFor } from "../solar-savings/calculator.ts";
import { item } from "./line.ts";
import { makeAndModel, quotationText, rowLine } from "./texts.server.ts";

/** The smallest size in kWp to which the row of the price list applies. */
const least = 5;

export const solar = {
  lines(input: Input, _: SolarSavings): QuotedLine[] {
    const peak = Math.round(peakFor(input) * 10) / 10;
    const own = item(
      quotationText((words) => words("taken.panels", makeAndModel(words))),
      "kwp",
      peak,
    );
    return [(peak >= least ? rowLine("solar", peak) : undefined) ?? own];
  },
};
