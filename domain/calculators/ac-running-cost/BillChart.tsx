import { Columns } from "../kit/charts/Columns.tsx";
import type { OurCalculation } from "./calculation.ts";

/** Draws the bill of each month as a column. The part for cooling is on top. */
export function BillChart({ calculation: { result, say } }: { calculation: OurCalculation }) {
  const { words, shared, language, unit, fill, amount } = say;
  const { charts } = words;
  const { months, dearest } = result;
  const most = months[dearest]?.cost ?? 0;
  return (
    <Columns
      title={charts.bill.title}
      description={charts.bill.description}
      language={language}
      words={charts}
      unit={unit("aed")}
      across={charts.month}
      labels={charts.short}
      names={shared.months}
      every={{ wide: 1, narrow: 3 }}
      series={[
        { name: charts.other, colour: "slate", values: months.map(({ otherCost }) => otherCost) },
        { name: charts.cooling, colour: "blue", values: months.map(({ cost }) => cost) },
      ]}
      total={charts.total}
      digits={0}
      mark={{ index: dearest, text: fill(charts.mark, { cost: amount(most, "aed") }) }}
    />
  );
}
