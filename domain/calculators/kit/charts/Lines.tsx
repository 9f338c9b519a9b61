import { nth } from "@site/typed";
import { Chart } from "./Chart.tsx";
import { fill, stroke } from "./colours.ts";
import { figure } from "./figure.ts";
import { Legend } from "./Legend.tsx";
import { Note } from "./Note.tsx";
import { type Place, Plot } from "./Plot.tsx";
import { decimals, fromZero, linear, ticks } from "./scale.ts";
import type { ChartText, Mark, Series, Table } from "./types.ts";

export interface Line extends Series {
  as?: "line" | "dots";
  digits?: number;
}

type Props = ChartText & {
  unit: string;
  across: { name: string; values: readonly number[]; ticks?: readonly number[]; digits?: number };
  lines: readonly Line[];
  digits?: number;
  /** A point of the first line that has a label. */
  mark?: Mark;
  height?: number;
};

/** A line chart. A series with only a few known points is drawn as dots. */
export function Lines({ title, description, language, words, unit, across, lines, digits = 1, mark, height }: Props) {
  const all = lines.flatMap(({ values }) => values);
  const xs = across.values;
  const at = linear([Math.min(...xs), Math.max(...xs)], [0, 1]);
  const marked = across.ticks ?? ticks(Math.min(...xs), Math.max(...xs)).filter((x) => at(x) >= 0 && at(x) <= 1);
  const places = xs.map(at);
  return (
    <Chart
      {...{ title, description, words }}
      table={tableOf(across, unit, lines, digits)}
      legend={lines.length > 1 && <Legend entries={lines.map((line) => ({ ...line, shape: line.as ?? "line" }))} />}
    >
      {(alt) => (
        <Plot
          {...{ alt, language, height }}
          up={{ unit, ticks: ticks(...fromZero(all)) }}
          across={{
            name: across.name,
            ticks: marked.map((x) => ({ at: at(x), text: figure(x, decimals(marked)) })),
          }}
          marks={(place) =>
            lines
              .filter(({ as }) => as !== "dots")
              .map((line) => (
                <polyline
                  key={line.name}
                  points={pointsOf(line, places, place)}
                  fill="none"
                  vectorEffect="non-scaling-stroke"
                  className={`${stroke(line.colour)} stroke-2`}
                />
              ))
          }
          over={(place) => (
            <>
              {lines
                .filter(({ as }) => as === "dots")
                .map((line) => (
                  <Dots key={line.name} line={line} places={places} place={place} />
                ))}
              {mark && lines[0] && <Marked line={lines[0]} places={places} place={place} mark={mark} />}
            </>
          )}
        />
      )}
    </Chart>
  );
}

const pointsOf = ({ values }: Line, places: number[], { x, y }: Place) =>
  values.map((value, index) => `${x(nth(places, index))},${y(value)}`).join(" ");

function Dots({ line: { values, colour }, places, place: { x, y } }: { line: Line; places: number[]; place: Place }) {
  return places.map((at, index) => (
    <circle
      key={at}
      cx={`${x(at)}%`}
      cy={y(nth(values, index))}
      r="3.5"
      className={`fill-raised ${stroke(colour)} stroke-2`}
    />
  ));
}

type MarkedProps = { line: Line; places: number[]; place: Place; mark: Mark };

function Marked({ line: { values, colour }, places, place, mark: { index, text } }: MarkedProps) {
  const [at, value] = [nth(places, index), nth(values, index)];
  return (
    <>
      <circle cx={`${place.x(at)}%`} cy={place.y(value)} r="4" className={fill(colour)} />
      <Note place={place} at={at} value={value} text={text} />
    </>
  );
}

function tableOf({ name, values, digits }: Props["across"], unit: string, lines: readonly Line[], of: number): Table {
  return {
    columns: [name, ...lines.map((line) => (unit ? `${line.name} (${unit})` : line.name))],
    rows: values.map((x, index) => [
      figure(x, digits ?? decimals(values)),
      ...lines.map((line) => figure(nth(line.values, index), line.digits ?? of)),
    ]),
  };
}
