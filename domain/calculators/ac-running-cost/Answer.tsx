import { ladderOf } from "@site/engine/tariffs/tariffs.ts";
import { tons } from "@site/engine/units.ts";
import { daysInMonth } from "@site/engine/weather/average-year.ts";
import { PriceOrigin } from "../kit/CalculationBasis.tsx";
import { Amount } from "../kit/frame/Amount.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Headline } from "../kit/frame/Headline.tsx";
import { tariffFor } from "../kit/price-fields.ts";
import type { OurCalculation } from "./calculation.ts";
import { ratedOf } from "./calculator.ts";
import { UnreachedWarning } from "./UnreachedWarning.tsx";

/** Shows the cost of a year, its most expensive month, and the real price of a kWh of cooling. */
export function Answer({ calculation }: { calculation: OurCalculation }) {
  const { input, result, say } = calculation;
  const { words, shared, fill, amount } = say;
  const { result: said } = words;
  const { year, months, dearest } = result;
  const worst = months[dearest];
  const month = shared.months[dearest] ?? "";
  const steps = ladderOf(tariffFor(input), daysInMonth[dearest]).length;
  return (
    <>
      <Headline
        label={said.year}
        value={<Amount value={year.cost} unit="aed-per-year" />}
        note={fill(said.peak, { month, cost: amount(worst?.cost ?? 0, "aed") })}
      />
      <UnreachedWarning calculation={calculation} />
      <div className="mt-5">
        <Figures
          figures={[
            { label: said.average, value: <Amount value={year.cost / 12} unit="aed" /> },
            { label: said.energy, value: <Amount value={year.kWh} unit="kwh-per-year" /> },
            {
              label: fill(said.marginal, { month }),
              value: <Amount value={100 * (worst?.marginal ?? 0)} unit="fils-per-kwh" digits={1} />,
              note: fill(said.step, { n: (worst?.step ?? 0) + 1, all: steps }),
            },
            { label: said.rated, value: <Amount value={ratedOf(input)} unit="w-per-w" digits={2} /> },
            ...(input.basis === "room"
              ? [{ label: said.size, value: <Amount value={tons(result.capacity)} unit="tr" digits={2} /> }]
              : []),
          ]}
        />
        <PriceOrigin words={words.tariff} input={input} />
      </div>
    </>
  );
}
