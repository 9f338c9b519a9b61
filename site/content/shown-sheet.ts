export interface ShownCell {
  text: string;
  strong: boolean;
}

export interface ShownTable {
  caption: string;
  /** The headings above the columns: the sides of a place. */
  groups: { label: string; span: number }[];
  /** `line` is the number of the column's line in the chart. */
  columns: { label: string; line?: number }[];
  rows: { label: string; cells: ShownCell[] }[];
  /** Twelve heights for each line of a chart. */
  lines: number[][];
}

/** A sheet with the words and figures of a language. */
export interface ShownSheet {
  tables: ShownTable[];
  notes: string[];
  link: { href: string; text: string };
}
