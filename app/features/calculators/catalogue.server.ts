import type { z } from "zod";
import type { IslandName } from "#app/islands/registry.ts";
import { ductSizeCalculator } from "./duct-size/calculator.ts";
import { words as ductSizeWords } from "./duct-size/words.ts";
import { finishingQuantities } from "./finishing-quantities/calculator.ts";
import { words as finishingQuantitiesWords } from "./finishing-quantities/words.ts";
import type { Calculator } from "./frame/calculator.ts";
import type { Fields } from "./frame/fields.ts";
import { freshAirCalculator } from "./fresh-air/calculator.ts";
import { words as freshAirWords } from "./fresh-air/words.ts";

/** What a page needs of its calculator. */
export interface Entry {
  calculator: Calculator;
  words: z.ZodType;
  island: IslandName;
}

const entry = <F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  words: z.ZodType<W>,
  island: IslandName,
): [string, Entry] => [calculator.slug, { calculator: calculator as unknown as Calculator, words, island }];

/** All calculators, by the last part of their address. */
export const catalogue = new Map<string, Entry>([
  entry(ductSizeCalculator, ductSizeWords, "DuctSize"),
  entry(freshAirCalculator, freshAirWords, "FreshAir"),
  entry(finishingQuantities, finishingQuantitiesWords, "FinishingQuantities"),
]);
