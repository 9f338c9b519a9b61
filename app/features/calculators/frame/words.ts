import type { z } from "zod";
import type { Language } from "#app/i18n/languages.ts";
import type { calculatorWords } from "#app/site/schemas/calculators.ts";

/** What all calculators say: content/<language>/calculator-words.yaml. */
export type SharedWords = z.infer<typeof calculatorWords>;

/** What an island is given: it brings no dictionary. */
export interface Given<W> {
  /** As it stood in the address when the page was made. */
  query: string;
  language: Language;
  words: W;
  shared: SharedWords;
  /** Path of its page, and its whole address for print. */
  path: string;
  canonical: string;
  name: string;
  quote: string;
  whatsapp: string;
  signIn: string;
  /** What the server reckoned at length, so that the browser need not do it again. */
  worked?: unknown;
}
