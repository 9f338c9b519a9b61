import type { ReactNode } from "react";

export type Row = readonly [label: string, ...cells: ReactNode[]];

type Props = { title: string; columns: readonly string[]; rows: readonly Row[]; foot?: ReactNode };

/** Figures in rows; the first cell of a row names it. */
export function Sheet({ title, columns, rows, foot }: Props) {
  return (
    <section className="card min-w-0 break-inside-avoid">
      <h3 className="text-lg">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="mt-3 overflow-x-auto" tabIndex={0}>
        <table className="data-table tabular-nums">
          <caption className="sr-only">{title}</caption>
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
            {rows.map(([label, ...cells]) => (
              <tr key={label}>
                <th scope="row" className="font-normal">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {foot}
    </section>
  );
}
