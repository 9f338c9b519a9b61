import { memo, useState } from "react";
import { Table as Rows } from "#site/ui/primitives/Table.tsx";
import type { Table } from "./types.ts";

type Props = { caption: string; label: string; table: Table };

/** The figures of a drawing as a table. A closed table is not updated, because each keystroke would render hundreds of hidden cells again. */
export function ChartTable({ caption, label, table }: Props) {
  const [open, setOpen] = useState(false);
  const [held, hold] = useState(table);
  if (open && held !== table) hold(table);
  return (
    <details className="-mb-2 mt-2 text-sm print:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 w-fit items-center font-semibold text-brand">{label}</summary>
      <Figures caption={caption} table={held} />
    </details>
  );
}

const Figures = memo(function Figures({ caption, table: { columns, rows } }: { caption: string; table: Table }) {
  const figures = rows.map(([name = "", ...cells]) => ({
    name,
    cells: cells.map((cell, index) => (
      <bdi key={columns[index + 1]} dir="ltr">
        {cell}
      </bdi>
    )),
  }));
  return <Rows caption={caption} columns={columns} rows={figures} className="max-h-96 whitespace-nowrap" />;
});
