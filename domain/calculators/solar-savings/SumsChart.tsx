import { horizon } from "@site/engine/solar/savings.ts";
import { Lines } from "../kit/charts/Lines.tsx";
import type { OurCalculation } from "./Answer.tsx";

/** Draws the accumulated savings by year, and the price of the system if it was given. */
export function SumsChart({ calculation: { result, say } }: { calculation: OurCalculation }) {
  const { words, language, unit } = say;
  const { charts } = words;
  const { sums, investment, payback } = result;
  const price =
    investment === undefined
      ? []
      : [{ name: charts.investment, colour: "slate" as const, values: Array(horizon + 1).fill(investment) }];
  return (
    <Lines
      title={charts.sums.title}
      description={charts.sums.description}
      language={language}
      words={charts}
      unit={unit("aed")}
      across={{
        name: words.result.afterYears,
        values: Array.from({ length: horizon + 1 }, (_, year) => year),
        ticks: [0, 5, 10, 15, 20, 25],
        digits: 0,
      }}
      lines={[{ name: charts.saved, colour: "teal", values: [0, ...sums] }, ...price]}
      digits={0}
      mark={payback === undefined ? undefined : { index: Math.ceil(payback), text: charts.sums.mark }}
    />
  );
}
