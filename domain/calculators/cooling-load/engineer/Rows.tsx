import type { ReactNode } from "react";

type Props = { caption: string; columns: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** A table of figures. The first column names the row. The table scrolls if it is wider than its container. */
export const FigureTable = ({ caption, columns, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
  <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
    <table className="w-full text-sm">
      <caption className="mb-1 text-start text-sm font-semibold">{caption}</caption>
      <thead>
        <tr className="text-xs text-soft [&>th]:py-2 [&>th]:ps-3 [&>th]:text-end [&>th]:font-normal">
          {columns.map((name, column) => (
            <th key={name} scope="col" className={column === 0 ? "!ps-0 !text-start" : ""}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(([head, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id except its position.
          <tr key={index} className="[&>td]:py-1.5 [&>td]:ps-3 [&>td]:text-end [&>td]:whitespace-nowrap">
            <th scope="row" className="py-1.5 text-start font-normal">
              <bdi>{head}</bdi>
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
