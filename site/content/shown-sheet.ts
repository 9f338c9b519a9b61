export interface ShownCell {
  text: string;
  strong: boolean;
}

export interface ShownTable {
  caption: string;
  /** The headings above the columns, such as shore and inland. */
  groups: { label: string; span: number }[];
  /** `line` is the number of the line in the chart that shows this column. */
  columns: { label: string; line?: number }[];
  rows: { label: string; cells: ShownCell[] }[];
  /** The lines of the chart, each as twelve heights. */
  lines: number[][];
}

/** A local sheet as a page shows it, in one language. */
export interface ShownSheet {
  tables: ShownTable[];
  notes: string[];
  link: { href: string; text: string };
}
