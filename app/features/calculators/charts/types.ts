import type { Language } from "#app/i18n/languages.ts";
import type { Colour } from "./colours.ts";

/** What every chart says about itself. */
export interface ChartText {
  title: string;
  /** One or two sentences: what to see in it. */
  description: string;
  language: Language;
  words: { asTable: string };
}

export interface Series {
  name: string;
  colour: Colour;
  values: readonly number[];
}

/** What the drawing says, in rows; the first cell of a row names it. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** One place of the drawing, named. */
export interface Mark {
  index: number;
  text: string;
}
