import { memo, useState } from "react";
import type { Table } from "./types.ts";

type Props = { caption: string; label: string; table: Table };

/** The figures behind a drawing. While it is closed it keeps what it held: nobody sees it, and every keystroke would redraw hundreds of cells. */
export function ChartTable({ caption, label, table }: Props) {
  const [open, setOpen] = useState(false);
  const [held, hold] = useState(table);
  if (open && held !== table) hold(table);
  return (
    <details className="-mb-2 mt-2 text-sm print:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 w-fit items-center font-semibold text-brand">{label}</summary>
      <Rows caption={caption} table={held} />
    </details>
  );
}

const Rows = memo(function Rows({ caption, table: { columns, rows } }: { caption: string; table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="max-h-96 overflow-auto" tabIndex={0}>
      <table className="data-table tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className="font-normal whitespace-nowrap">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="whitespace-nowrap">
                  <bdi dir="ltr">{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
