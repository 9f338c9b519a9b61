import type { ReactNode } from "react";

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[]; strong?: boolean }[];
};

/** Figures beside each other; scrolls by itself where a phone is too narrow. */
export function Table({ caption, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="overflow-x-auto rounded-card border border-line bg-raised" tabIndex={0}>
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
          {rows.map(({ name, cells, strong }) => (
            <tr key={name} className={strong ? "bg-brand-tint font-semibold" : ""}>
              <th scope="row" className={strong ? "font-semibold" : "font-normal"}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
