import type { Comparison } from "@site/engine/cases/compare.ts";
import { TableFrame } from "#site/ui/primitives/Table.tsx";
import type { ProofWords } from "./data.server.ts";
import { digitsFor, figure, quantities, signedFigure } from "./quantities.ts";
import { SeriesDetails } from "./SeriesDetails.tsx";

type Row = { id: string; comparisons: Comparison[] };
type Props = {
  words: ProofWords;
  rows: Row[];
  caption: string;
  /**
   * The ids of cases whose series are drawn below the table, with all their values. For other cases the table has the value with the largest
   * difference.
   */
  drawn?: readonly string[];
};

/** Lists every case with its source. For each quantity it shows the published value, our value, the difference and the tolerance. */
export function CaseTable({ words, rows, caption, drawn = [] }: Props) {
  const { columns } = words;
  return (
    <>
      <TableFrame caption={caption} columns={Object.values(columns)}>
        {rows.map(({ id, comparisons }) => (
          <tbody key={id}>
            <CaseHead words={words} id={id} />
            {comparisons.map((comparison) => (
              <CaseRow key={comparison.quantity} words={words} comparison={comparison} />
            ))}
          </tbody>
        ))}
      </TableFrame>
      {rows
        .filter(({ id }) => drawn.includes(id))
        .map(({ id, comparisons }) =>
          comparisons.map((comparison) => (
            <SeriesDetails
              key={id + comparison.quantity}
              words={words}
              title={words.cases[id]?.title ?? id}
              comparison={comparison}
            />
          )),
        )}
    </>
  );
}

function CaseHead({ words, id }: { words: ProofWords; id: string }) {
  return (
    <tr className="bg-brand-tint font-semibold">
      <th scope="rowgroup" colSpan={6}>
        <span className="sticky start-4 inline-block max-w-[78vw]">
          {words.cases[id]?.title}
          <span className="block text-xs font-normal text-soft">
            {words.source} {words.cases[id]?.source}
          </span>
        </span>
      </th>
    </tr>
  );
}

function CaseRow({ words, comparison }: { words: ProofWords; comparison: Comparison }) {
  const { quantity, at, expected, computed, difference, allowed, kept, series } = comparison;
  const { symbol, unit } = quantities[quantity] ?? {};
  const digits = digitsFor(series?.expected ?? [expected]);
  return (
    <tr>
      <th scope="row" className="font-normal">
        {words.quantities[quantity]}{" "}
        <span className="text-soft max-md:block">
          <bdi lang="en" dir="ltr">
            {[symbol, unit && `(${unit})`].filter(Boolean).join(" ")}
          </bdi>
        </span>
        {at !== undefined && (
          <span className="block text-xs text-soft">
            {words.series.worst} {at}
          </span>
        )}
      </th>
      <Figure>{figure(expected, digits - 1)}</Figure>
      <Figure>{figure(computed, digits)}</Figure>
      <Figure>{signedFigure(difference, digits)}</Figure>
      <Figure>{`±${allowance(allowed)}`}</Figure>
      <td className={`whitespace-nowrap ${kept ? "text-brand" : "font-semibold text-accent-deep"}`}>
        {kept ? words.verdicts.kept : words.verdicts.beyond}
      </td>
    </tr>
  );
}

const allowance = (value: number) => value.toLocaleString("en", { maximumSignificantDigits: 2 });

function Figure({ children }: { children: string }) {
  return (
    <td className="whitespace-nowrap tabular-nums">
      <bdi dir="ltr">{children}</bdi>
    </td>
  );
}
