import type { Language } from "@site/ground/language/languages.ts";
import type { Colour } from "./colours.ts";

/** The texts of every chart. */
export interface ChartText {
  title: string;
  /** One or two sentences on what the chart shows. */
  description: string;
  language: Language;
  words: { asTable: string };
}

export interface Series {
  name: string;
  colour: Colour;
  values: readonly number[];
}

/** The figures of the drawing as a table. The first cell of a row is its heading. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A point of the drawing that has a label. */
export interface Mark {
  index: number;
  text: string;
}
