import { ladderOf, type Step } from "@site/engine/tariffs/tariffs.ts";
import { daysInMonth } from "@site/engine/weather/average-year.ts";
import { languages } from "@site/ground/language/languages.ts";
import { Chart } from "../kit/charts/Chart.tsx";
import { Drawing } from "../kit/charts/Drawing.tsx";
import { figure, ltr } from "../kit/charts/figure.ts";
import { Legend } from "../kit/charts/Legend.tsx";
import { tariffFor } from "../kit/price-fields.ts";
import type { OurCalculation } from "./calculation.ts";

const bar = { top: 34, height: 36 };
/** The smallest width of a tariff step that has space for its price label, in hundredths of the chart's width. */
const room = 14;

/** Draws the kWh of the most expensive month as one horizontal bar across the tariff steps: first the other uses, then cooling. */
export function StepsChart({ calculation: { input, result, say } }: { calculation: OurCalculation }) {
  const { words, shared, language, fill } = say;
  const { charts } = words;
  const { other } = input;
  const [month, cooling] = [shared.months[result.dearest] ?? "", result.months[result.dearest]?.kWh ?? 0];
  const ladder = ladderOf(tariffFor(input), daysInMonth[result.dearest]);
  const total = other + cooling;
  const end = endOf(ladder, total);
  const mirrored = languages[language].dir === "rtl";
  const percent = (kWh: number) => Number(((100 * Math.min(kWh, end)) / end).toFixed(2));
  const at = (kWh: number) => `${mirrored ? 100 - percent(kWh) : percent(kWh)}%`;
  const span = (from: number, to: number) => ({
    x: at(mirrored ? to : from),
    width: `${(percent(to) - percent(from)).toFixed(2)}%`,
  });
  const shown = ladder.filter(({ from }) => from < end);
  return (
    <Chart
      title={fill(charts.steps.title, { month })}
      description={charts.steps.description}
      words={charts}
      table={{
        columns: [charts.steps.step, charts.steps.reach, charts.steps.price],
        rows: ladder.map(({ from, upTo, price }, index) => [
          String(index + 1),
          upTo === null ? fill(charts.steps.beyond, { from: figure(from) }) : `${figure(from)}–${figure(upTo)}`,
          figure(100 * price, 1),
        ]),
      }}
      legend={
        <Legend
          entries={[
            { name: charts.other, colour: "slate", value: figure(other) },
            { name: charts.cooling, colour: "blue", value: figure(cooling) },
          ]}
        />
      }
    >
      {(alt) => (
        <Drawing alt={alt} height={104}>
          <rect y={bar.top} height={bar.height} rx="4" width="100%" className="fill-line" />
          <rect y={bar.top} height={bar.height} {...span(0, other)} className="fill-slate" />
          <rect y={bar.top} height={bar.height} {...span(other, total)} className="fill-blue" />
          {shown.map((step) => (
            <Mark key={step.from} {...{ step, end, at, words: charts.steps.one, fill }} />
          ))}
        </Drawing>
      )}
    </Chart>
  );
}

/** Returns the end of the axis in kWh. It is the start of the next tariff step if that is near, otherwise a little more than the month's kWh. */
function endOf(ladder: readonly Step[], total: number): number {
  const next = ladder.find(({ from }) => from > total)?.from;
  return Math.max(next !== undefined && next < 1.6 * total ? next : 1.15 * total, 1);
}

type MarkProps = {
  step: Step;
  end: number;
  at: (kWh: number) => string;
  words: string;
  fill: (text: string, blanks: Record<string, string>) => string;
};

/** Labels one tariff step: its price above its middle, and below its start the kWh at which the step begins. */
function Mark({ step: { from, upTo, price }, end, at, words, fill }: MarkProps) {
  const to = Math.min(upTo ?? end, end);
  const line = bar.top + bar.height;
  return (
    <>
      {(100 * (to - from)) / end >= room && (
        <text x={at((from + to) / 2)} y={bar.top - 12} textAnchor="middle" className="fill-ink font-semibold">
          {fill(words, { price: ltr(figure(100 * price, 1)) })}
        </text>
      )}
      {from > 0 && (
        <>
          <line x1={at(from)} x2={at(from)} y1={bar.top - 22} y2={line + 8} className="stroke-ink" />
          <text x={at(from)} y={line + 24} textAnchor="middle" className="fill-soft">
            {ltr(figure(from))}
          </text>
        </>
      )}
    </>
  );
}
