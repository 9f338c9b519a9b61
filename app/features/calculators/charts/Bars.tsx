import type { ReactNode } from "react";
import { type Colour, fill } from "./colours.ts";
import { linear } from "./scale.ts";

export interface Bar {
  name: string;
  /** One after the other; what is below zero goes to the other side. */
  parts: readonly { colour: Colour; value: number; faint?: boolean }[];
  /** The figures beside the bar, one for each column. */
  cells: readonly ReactNode[];
}

type Props = { caption: string; columns: readonly string[]; bars: readonly Bar[]; foot?: readonly ReactNode[] };

/** A chart that is a table: each row has its bar and its figures. */
export function Bars({ caption, columns, bars, foot }: Props) {
  const ends = bars.flatMap(({ parts }) => endsOf(parts.map(({ value }) => value)));
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-soft">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`pb-1 font-normal ${index === 0 ? "text-start" : "ps-3 text-end"}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <Row key={bar.name} bar={bar} columns={columns} low={low} high={high} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <Cells name={foot[0]} cells={foot.slice(1)} columns={columns} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** How far the parts reach, down and up. */
const endsOf = (values: readonly number[]) => [
  values.reduce((sum, value) => sum + Math.min(0, value), 0),
  values.reduce((sum, value) => sum + Math.max(0, value), 0),
];

type RowProps = { bar: Bar; columns: readonly string[]; low: number; high: number };

function Row({ bar: { name, parts, cells }, columns, low, high }: RowProps) {
  const x = linear([low, high], [0, 100]);
  const reach = { up: 0, down: 0 };
  const drawn = parts.map(({ value, ...part }) => {
    const side = value < 0 ? "down" : "up";
    const from = reach[side];
    reach[side] = from + value;
    return { ...part, from: x(Math.min(from, reach[side])), to: x(Math.max(from, reach[side])) };
  });
  return (
    <tr>
      <Cells
        name={
          <>
            <span className="block">{name}</span>
            <svg
              aria-hidden
              width="100%"
              height="8"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="mirrored"
            >
              {drawn.map(({ colour, faint, from, to }) => (
                <rect
                  key={colour + faint}
                  x={from}
                  width={to - from}
                  height="1"
                  fillOpacity={faint ? 0.55 : 1}
                  className={fill(colour)}
                />
              ))}
            </svg>
          </>
        }
        cells={cells}
        columns={columns}
      />
    </tr>
  );
}

function Cells({ name, cells, columns }: { name: ReactNode; cells: readonly ReactNode[]; columns: readonly string[] }) {
  return (
    <>
      <th scope="row" className="w-full py-1.5 text-start font-[inherit]">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} className="py-1.5 ps-3 text-end align-bottom whitespace-nowrap">
          <bdi dir="ltr">{cell}</bdi>
        </td>
      ))}
    </>
  );
}
