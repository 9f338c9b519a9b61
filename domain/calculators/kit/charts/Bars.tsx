import type { ReactNode } from "react";
import { BarShape, type Part, reachOf } from "./BarShape.tsx";

export interface Bar {
  name: string;
  note?: string;
  parts: readonly Part[];
  /** The figures next to the bar, one for each column. */
  cells: readonly ReactNode[];
}

type Props = {
  caption: string;
  columns: readonly string[];
  /** The indexes of the columns that are hidden on narrow screens. */
  wide?: readonly number[];
  bars: readonly Bar[];
  foot?: readonly (readonly [name: string, ...cells: ReactNode[]])[];
};

/** A chart that is also a table: each row has a bar and its figures. Rows with sums are at the bottom. */
export function Bars({ caption, columns, wide = [], bars, foot = [] }: Props) {
  const shown = columns.map((name, index) => ({ name, hidden: wide.includes(index) ? "@max-md:hidden" : "" }));
  const reaches = bars.map(({ parts }) => reachOf(parts));
  const span = [Math.min(0, ...reaches.map(([low]) => low)), Math.max(0, ...reaches.map(([, high]) => high))] as const;
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-soft">
          {shown.map(({ name, hidden }, index) => (
            <th
              key={name}
              scope="col"
              className={`pb-1 align-bottom font-normal @md:whitespace-nowrap ${index === 0 ? "text-start" : "ps-4 text-end"} ${hidden}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, note, parts, cells }) => (
          <Row key={name} name={name} cells={cells} columns={shown}>
            {note && <span className="block pb-1 text-xs text-soft">{note}</span>}
            <BarShape parts={parts} span={span} />
          </Row>
        ))}
      </tbody>
      <tfoot>
        {foot.map(([name, ...cells]) => (
          <Row key={name} name={name} cells={cells} columns={shown} sum />
        ))}
      </tfoot>
    </table>
  );
}

type RowProps = {
  name: string;
  cells: readonly ReactNode[];
  columns: readonly { name: string; hidden: string }[];
  sum?: boolean;
  children?: ReactNode;
};

function Row({ name, cells, columns, sum, children }: RowProps) {
  const weight = sum ? "font-semibold" : "font-normal";
  return (
    <tr className={sum ? "border-t border-line" : undefined}>
      <th scope="row" className={`w-full py-1.5 text-start ${weight}`}>
        <span className="block">{name}</span>
        {children}
      </th>
      {cells.map((cell, index) => (
        <td
          key={columns[index + 1]?.name}
          className={`py-1.5 ps-4 text-end align-bottom whitespace-nowrap ${weight} ${columns[index + 1]?.hidden}`}
        >
          <bdi>{cell}</bdi>
        </td>
      ))}
    </tr>
  );
}
