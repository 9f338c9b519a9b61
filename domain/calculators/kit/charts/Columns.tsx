import { nth } from "@site/typed";
import { Chart } from "./Chart.tsx";
import { stroke } from "./colours.ts";
import type { EndLabel } from "./EndLabels.tsx";
import { figure } from "./figure.ts";
import { Legend } from "./Legend.tsx";
import { type LabelSteps, labelsAt } from "./labels.ts";
import { Note } from "./Note.tsx";
import { type Place, Plot } from "./Plot.tsx";
import { hundredths, type Span, ticks } from "./scale.ts";
import { type Band, stack, totals } from "./stack.ts";
import type { ChartText, Mark, Series, Table } from "./types.ts";

type Props = ChartText & {
  unit: string;
  /** The name of the horizontal axis: hours or months. */
  across: string;
  /** `labels` are the short names for the axis. `names` are the full names for the table, if they differ. */
  labels: readonly string[];
  names?: readonly string[];
  /** The labels that are shown: every nth label, starting at index `from`. */
  every?: LabelSteps;
  /** The series in stacking order, from the bottom. */
  series: readonly Series[];
  /** The heading of the sums in the table, if there are several series. */
  total?: string;
  /** The sums, if they are not the sums of the series. */
  sums?: readonly number[];
  digits?: number;
  mark?: Mark;
  height?: number;
};

/** A column chart over time. The series are stacked. */
export function Columns({ unit, across, labels, every, series, sums = totals(series), mark, height, ...rest }: Props) {
  const bands = stack(series);
  const most = bands.map((band) => band.map(([, to]) => to));
  const top = (index: number) => Math.max(0, ...most.map((values) => nth(values, index)));
  const middle = (index: number) => (index + 0.5) / labels.length;
  const { title, description, language, words, total, names = labels, digits = 1 } = rest;
  return (
    <Chart
      {...{ title, description, words }}
      table={tableOf(across, unit, names, series, sums, total, digits)}
      legend={
        series.length > 1 && (
          <div className="@md:hidden">
            <Legend entries={[...series].reverse()} />
          </div>
        )
      }
    >
      {(alt) => (
        <Plot
          {...{ alt, language, height }}
          up={{ unit, ticks: ticks(...reachOf(bands)) }}
          across={{ name: across, ticks: labelsAt(labels, every) }}
          marks={(place) => (
            <g strokeWidth={hundredths(84 / labels.length)}>
              {series.map(({ name, colour }, index) => (
                <path key={name} d={columnsPath(nth(bands, index), place)} className={stroke(colour)} />
              ))}
            </g>
          )}
          beside={series.length > 1 ? (place) => besideOf(series, bands, place) : undefined}
          over={(place) =>
            mark && <Note place={place} at={middle(mark.index)} value={top(mark.index)} text={mark.text} />
          }
        />
      )}
    </Chart>
  );
}

/** Returns the range of the axis. Slightly negative values are drawn below the axis, because a whole interval for them would be almost empty. */
function reachOf(bands: readonly Band[][]): Span {
  const ends = bands.flat(2);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return [low > high * -0.04 ? 0 : low, high];
}

/** Returns the name of each series as a label next to its last column. */
const besideOf = (series: readonly Series[], bands: readonly Band[][], { y }: Place): EndLabel[] =>
  series.map(({ name, colour }, index) => {
    const [from, to] = nth(bands, index).at(-1) ?? [0, 0];
    return { name, colour, y: y((from + to) / 2) };
  });

/**
 * Draws all columns of a series as one SVG path, which keeps a page with many charts small. Each column is one stroke with a height in whole
 * pixels.
 */
function columnsPath(bands: readonly Band[], { x, y }: Place): string {
  return bands
    .map(([from, to], index) => {
      const [low, high] = [Math.round(y(from)), Math.round(y(to))];
      return low === high ? "" : `M${x((index + 0.5) / bands.length)} ${low}V${high}`;
    })
    .join("");
}

function tableOf(
  across: string,
  unit: string,
  names: readonly string[],
  series: readonly Series[],
  sums: readonly number[],
  total: string | undefined,
  digits: number,
): Table {
  return {
    columns: [across, ...series.map(({ name }) => `${name} (${unit})`), ...(total ? [`${total} (${unit})`] : [])],
    rows: names.map((name, index) => [
      name,
      ...series.map(({ values }) => figure(nth(values, index), digits)),
      ...(total ? [figure(nth(sums, index), digits)] : []),
    ]),
  };
}
