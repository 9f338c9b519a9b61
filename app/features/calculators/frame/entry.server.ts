import type { Language } from "@site/ground/language/languages.ts";
import type { z } from "zod";
import type { CalculatorName } from "#app/islands/calculators.ts";
import type { Cost } from "#server/compute/workers.ts";
import type { Calculator } from "./calculator.ts";

export type { Cost };

/** A page needs this of its calculator. */
export interface Entry {
  calculator: Calculator;
  words: z.ZodType;
  island: CalculatorName;
  /** A calculation that can take longer than 50 ms has a cost, and is made in a process of its own. */
  cost?(query: string): Cost | undefined;
  /** Today's prices, which stand among the words of the page. */
  prices?(language: Language): unknown;
  /** For a page with two modes: what to show for an address. */
  shown?(query: string, words: unknown): Shown;
  /** An address of each mode but the first. */
  modes?: readonly string[];
}

/** An island with the words it needs, and its own calculator if the form fields do not describe it completely. */
export interface Shown {
  island: CalculatorName;
  words: unknown;
  precomputed?(): Generator<undefined, unknown>;
  own?(): { calculator: Calculator; query: string; stale: boolean };
}
