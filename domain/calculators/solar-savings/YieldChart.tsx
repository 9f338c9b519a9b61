import { Chart } from "../kit/charts/Chart.tsx";
import { type Colour, fill } from "../kit/charts/colours.ts";
import { figure } from "../kit/charts/figure.ts";
import { Legend } from "../kit/charts/Legend.tsx";
import { type Place, Plot } from "../kit/charts/Plot.tsx";
import { ticks } from "../kit/charts/scale.ts";
import type { OurCalculation } from "./Answer.tsx";

/** The width of a column, in months. Each month has two columns, one before and one after the middle of the month. */
const width = 0.4;
const sides = [
  { name: "consumption", colour: "slate", from: -width },
  { name: "solar", colour: "amber", from: 0 },
] as const;

/** Draws the solar yield next to the consumption. */
export function YieldChart({ calculation: { result, say } }: { calculation: OurCalculation }) {
  const { words, shared, language, unit, listed } = say;
  const { charts } = words;
  const { months } = result;
  const most = Math.max(...months.flatMap(({ solar, consumption }) => [solar, consumption]));
  const middle = (month: number) => (month + 0.5) / months.length;
  return (
    <Chart
      title={charts.yield.title}
      description={charts.yield.description}
      words={charts}
      table={{
        columns: [charts.month, ...sides.map(({ name }) => listed([charts[name], unit("kwh")]))],
        rows: months.map((month, index) => [
          shared.months[index] ?? "",
          ...sides.map(({ name }) => figure(month[name])),
        ]),
      }}
      legend={<Legend entries={sides.map(({ name, colour }) => ({ name: charts[name], colour }))} />}
    >
      {(alt) => (
        <Plot
          alt={alt}
          language={language}
          up={{ unit: unit("kwh"), ticks: ticks(0, most) }}
          across={{
            name: charts.month,
            ticks: charts.short.map((text, index) => ({ at: middle(index), text, wide: index % 3 !== 0 })),
          }}
          marks={(place) =>
            sides.map(({ name, colour, from }) => (
              <Side
                key={name}
                colour={colour}
                place={place}
                columns={months.map((month, index) => [middle(index) + from / months.length, month[name]])}
              />
            ))
          }
        />
      )}
    </Chart>
  );
}

type SideProps = { colour: Colour; place: Place; columns: readonly (readonly [at: number, value: number])[] };

function Side({ colour, place: { x, y }, columns }: SideProps) {
  const path = columns
    .map(([at, value]) => {
      const [left, right] = [x(at), x(at + width / columns.length)].map((edge) => edge.toFixed(2));
      return `M${left} ${y(0).toFixed(1)}V${y(value).toFixed(1)}H${right}V${y(0).toFixed(1)}z`;
    })
    .join("");
  return <path d={path} className={fill(colour)} />;
}
