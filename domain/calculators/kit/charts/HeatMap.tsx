import { languages } from "@site/ground/language/languages.ts";
import { nth } from "@site/typed";
import { Chart } from "./Chart.tsx";
import { heat } from "./colours.ts";
import { Drawing, Marks } from "./Drawing.tsx";
import { figure, ltr } from "./figure.ts";
import { cellsPath, classesOf } from "./heat-map.ts";
import { type LabelSteps, labelsAt } from "./labels.ts";
import { AcrossLabels, placeIn } from "./Plot.tsx";
import type { ChartText } from "./types.ts";

type Props = ChartText & {
  unit: string;
  /** `down` names and labels the rows, for example months. `across` names and labels the columns, for example hours. */
  down: { name: string; labels: readonly string[]; names?: readonly string[] };
  across: { name: string; labels: readonly string[]; every: LabelSteps };
  /** The values, row by row. */
  values: readonly (readonly number[])[];
  digits?: number;
  mark?: { row: number; column: number; text: string };
};

const rowHeight = 22;

/** Shows values over two dimensions of time as colours. The cells are merged into seven SVG paths, one for each colour. */
export function HeatMap({ title, description, language, words, unit, down, across, values, digits = 1, mark }: Props) {
  const rtl = languages[language].dir === "rtl";
  const classes = classesOf(values, heat.length);
  const [rows, columns] = [down.labels.length, across.labels.length];
  const height = rows * rowHeight;
  const { x } = placeIn(language, [0, rows], height);
  const table = {
    columns: [down.name, ...across.labels],
    rows: values.map((row, index) => [
      nth(down.names ?? down.labels, index),
      ...row.map((value) => figure(value, digits)),
    ]),
  };
  return (
    <Chart
      {...{ title, description, words, table }}
      legend={<Ramp values={values.flat()} unit={unit} digits={digits} rtl={rtl} mark={mark?.text} />}
    >
      {(alt) => (
        <>
          <div className="flex">
            <svg aria-hidden height={height + 26} className="plot w-13 shrink-0">
              {down.labels.map((label, row) => (
                <text
                  key={label}
                  x={rtl ? "100%" : 0}
                  y={(row + 0.5) * rowHeight + 4}
                  className={row === mark?.row ? "fill-ink font-semibold" : "fill-soft"}
                >
                  {label}
                </text>
              ))}
            </svg>
            <Drawing alt={alt} height={height + 26}>
              <Marks height={height} box={[columns, rows]}>
                {heat.map((fill, index) => (
                  <path key={fill} d={cellsPath(classes, index, rtl)} className={fill} shapeRendering="crispEdges" />
                ))}
                {mark && <Cell x={rtl ? columns - mark.column - 1 : mark.column} y={mark.row} />}
              </Marks>
              <AcrossLabels ticks={labelsAt(across.labels, across.every)} x={x} y={height + 19} />
            </Drawing>
          </div>
          <p aria-hidden className="text-end text-xs text-soft">
            {across.name}
          </p>
        </>
      )}
    </Chart>
  );
}

/** Outlines a cell with a light line and a dark line, so that the outline is visible on every colour. */
function Cell({ x, y }: { x: number; y: number }) {
  return ["stroke-raised stroke-[5px]", "stroke-ink stroke-2"].map((className) => (
    <path
      key={className}
      d={`M${x} ${y}h1v1h-1z`}
      fill="none"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  ));
}

type RampProps = { values: number[]; unit: string; digits: number; rtl: boolean; mark?: string };

/** The colour scale, from the lowest to the highest value. */
function Ramp({ values, unit, digits, rtl, mark }: RampProps) {
  const ends = [Math.min(...values), Math.max(...values)].map((value) => ltr(figure(value, digits)));
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
      <p className="flex items-center gap-2">
        <span>{ends[0]}</span>
        <svg aria-hidden width="126" height="12" viewBox="0 0 7 1" preserveAspectRatio="none">
          {heat.map((fill, index) => (
            <rect key={fill} x={rtl ? 6 - index : index} width="1" height="1" className={fill} />
          ))}
        </svg>
        <span>
          {ends[1]} {unit}
        </span>
      </p>
      {mark && (
        <p className="flex items-center gap-2">
          <svg aria-hidden width="16" height="14">
            <rect x="1" y="1" width="14" height="12" fill="none" className="stroke-ink stroke-2" />
          </svg>
          {mark}
        </p>
      )}
    </div>
  );
}
