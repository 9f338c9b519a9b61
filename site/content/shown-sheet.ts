export interface ShownCell {
  text: string;
  strong: boolean;
}

export interface ShownTable {
  caption: string;
  /** Above the columns: the sides of a place. */
  groups: { label: string; span: number }[];
  /** `line` is the number of the column's line in the chart. */
  columns: { label: string; line?: number }[];
  rows: { label: string; cells: ShownCell[] }[];
  /** Twelve heights each, for a chart. */
  lines: number[][];
}

/** A sheet in the words and figures of a language. */
export interface ShownSheet {
  tables: ShownTable[];
  notes: string[];
  link: { href: string; text: string };
}
