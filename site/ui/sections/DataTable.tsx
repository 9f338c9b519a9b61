import type { SectionOf } from "#site/content/schemas/sections.ts";
import { TextTable } from "../primitives/Table.tsx";

/** A table of text. The first cell of a row names the row. */
export const DataTable = ({ section: { columns, rows } }: { section: SectionOf<"table"> }) => (
  <TextTable columns={columns} rows={rows.map(([name = "", ...cells]) => ({ name, cells }))} />
);
