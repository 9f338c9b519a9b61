import type { Confidence } from "@site/engine/data/sources.ts";
import { type PrintedBy, tariffOf, type UtilityId } from "@site/engine/data/tariffs.ts";
import { useCalculation } from "./frame/calculation-context.ts";
import { Notice } from "./frame/Notice.tsx";
import { originOf, type Prices } from "./price-fields.ts";

interface TariffWords {
  sources: Record<UtilityId, string>;
  unsure: string;
  own: string;
  slabs: string;
  printed: string;
  by: Record<PrintedBy, string>;
}
type OriginProps = { words: TariffWords; input: Prices };

/** Shows the source of the prices. If the source could not be confirmed, it is shown as a warning. */
export function PriceOrigin({ words, input }: OriginProps) {
  const { sources, unsure, own, slabs } = words;
  const origin = originOf(input);
  if (origin === "slabs") return <p className="mt-2 text-sm font-semibold">{slabs}</p>;
  if (origin === "own") return <p className="mt-2 text-xs text-soft">{own}</p>;
  const source = (
    <p className="mt-2 text-xs text-soft">
      <Printed words={words} input={input} /> {sources[input.utility]}
    </p>
  );
  if (origin === "sure") return source;
  return (
    <Notice tone="warning">
      <p className="mb-1 font-semibold">{unsure}</p>
      {source}
    </Notice>
  );
}

/** Shows the date of the prices for this kind of customer, and who printed them. */
function Printed({ words: { printed, by }, input: { utility, customer } }: OriginProps) {
  const { fill, shared } = useCalculation().say;
  const known = tariffOf(utility, customer)?.printed;
  if (!known) return null;
  const [year = "", month] = known.date.split("-");
  const date = month ? `${shared.months[Number(month) - 1]} ${year}` : year;
  return <b className="font-semibold">{fill(printed, { date, by: by[known.by] })}</b>;
}

interface BasisRow {
  label: string;
  text: string;
  confidence: Confidence;
}
type BasisProps = { heading: string; items: readonly BasisRow[] };

/** Lists the sources of a calculation, with the confidence of each. */
export function CalculationBasis({ heading, items }: BasisProps) {
  const { shared } = useCalculation().say;
  return (
    <section>
      <h3 className="mb-3 text-lg">{heading}</h3>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {items.map(({ label, text, confidence }) => (
          <div key={label} className="border-t border-line py-3 text-sm">
            <dt className="flex flex-wrap justify-between gap-x-3 font-semibold">
              {label}
              <span className="text-xs font-normal text-soft">{shared.confidence[confidence]}</span>
            </dt>
            <dd className="mt-0.5 text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
