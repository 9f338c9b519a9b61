import { Bars } from "../kit/charts/Bars.tsx";
import { figure } from "../kit/charts/figure.ts";
import type { OurCalculation } from "./calculation.ts";

/** Lists measures that would reduce the cost, the strongest first. */
export function Savings({ calculation: { input, result, say } }: { calculation: OurCalculation }) {
  const { words, fill, format, unit } = say;
  const { labels, notes, heading, intro, measure, range } = words.savings;
  const { degree, hour, filter, unit: newUnit } = result.savings;
  const lines = [
    { id: "degree", least: degree, most: degree, blanks: { to: format(input.setPoint + 1, 1) } },
    { id: "hour", least: hour, most: hour, blanks: {} },
    { id: "filter", least: filter.low, most: filter.high, blanks: {} },
    { id: "unit", least: newUnit, most: newUnit, blanks: { rating: format(input.better, 2) } },
  ] as const;
  const found = lines
    .flatMap(({ id, least, most, blanks }) => (least && most ? [{ id, least, most, blanks }] : []))
    .sort((a, b) => b.most.cost - a.most.cost);
  const between = (low: number, high: number) =>
    low === high ? figure(low) : fill(range, { low: figure(low), high: figure(high) });
  return (
    <section className="card">
      <h3 className="text-lg">{heading}</h3>
      <p className="mt-1 mb-4 text-sm text-soft">{intro}</p>
      <Bars
        caption={heading}
        columns={[measure, unit("aed-per-year")]}
        bars={found.map(({ id, least, most, blanks }) => ({
          name: fill(labels[id], blanks),
          parts: [
            { colour: "teal", value: least.cost },
            { colour: "teal", value: most.cost - least.cost, faint: true },
          ],
          cells: [between(least.cost, most.cost)],
        }))}
      />
      <ul className="mt-4 grid gap-1 text-xs text-soft">
        {found.map(({ id, blanks }) => (
          <li key={id}>
            <b>{fill(labels[id], blanks)}.</b> {fill(notes[id], blanks)}
          </li>
        ))}
      </ul>
    </section>
  );
}
