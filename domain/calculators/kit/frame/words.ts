import type { Language } from "@site/ground/language/languages.ts";
import type { z } from "zod";
import type { calculatorWords } from "#site/content/schemas/calculators.ts";

/** The words of all calculators: content/<language>/calculator-words.yaml. */
export type SharedWords = z.infer<typeof calculatorWords>;

/** The props of an island. They contain the island's words, because an island has no access to the files with words. */
export interface CalculatorProps<W> {
  /** The query in the address when the page was rendered. */
  query: string;
  language: Language;
  words: W;
  shared: SharedWords;
  /** `path` is the path of the page. `canonical` is its full address for print. */
  path: string;
  canonical: string;
  name: string;
  quotation: string;
  whatsapp: string;
  signIn: string;
  account: string;
  /** The words that change every day, such as prices. */
  today?: object;
  /** Slow results that the server has already computed, so that the browser does not compute them again. */
  precomputed?: unknown;
}
