import { Icon } from "#app/ui/primitives/Icon.tsx";
import type { Comparison } from "./compare.ts";
import type { ProofWords } from "./data.server.ts";
import { digitsFor, figure } from "./quantities.ts";
import { SeriesChart } from "./SeriesChart.tsx";

type Props = { words: ProofWords; title: string; comparison: Comparison };

/** A whole series, drawn and term by term. */
export function SeriesDetails({ words, title, comparison: { quantity, series } }: Props) {
  if (!series || series.expected.length < 24) return null;
  const digits = digitsFor(series.expected);
  return (
    <details className="group mt-4 rounded-card border border-line bg-raised px-5 py-3">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold hover:text-brand">
        <span>
          {words.series.show} {title} – {words.quantities[quantity]}
        </span>
        <Icon name="chevron-down" className="shrink-0 smooth group-open:rotate-180" />
      </summary>
      <p className="mt-2 text-sm text-soft">{words.series.chart}</p>
      <SeriesChart {...series} />
      <table className="data-table mt-4 max-w-md tabular-nums">
        <thead>
          <tr>
            <th scope="col">{words.series.term}</th>
            <th scope="col">{words.columns.published}</th>
            <th scope="col">{words.columns.computed}</th>
          </tr>
        </thead>
        <tbody>
          {series.expected.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place in the series
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>
                <bdi dir="ltr">{figure(value, digits - 1)}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{figure(series.computed[index] ?? Number.NaN, digits)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
