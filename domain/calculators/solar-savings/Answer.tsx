import type { SolarSavings } from "@site/engine/solar/savings.ts";
import { PriceOrigin } from "../kit/CalculationBasis.tsx";
import { Amount } from "../kit/frame/Amount.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Headline } from "../kit/frame/Headline.tsx";
import type { Calculation } from "../kit/frame/useCalculator.ts";
import { paybackText, peakFor } from "./calculator.ts";
import type { fields } from "./fields.ts";
import type { Words } from "./words.ts";

export type OurCalculation = Calculation<typeof fields, SolarSavings, Words>;

/** Shows the results of the first year, and the payback time if a price was given. */
export function Answer({ calculation: { input, result, say } }: { calculation: OurCalculation }) {
  const { words, fill, format, amount } = say;
  const { result: said } = words;
  const { year, months, perKWp, loss } = result;
  const yearly = (pick: (month: (typeof months)[number]) => number) =>
    months.reduce((sum, month) => sum + pick(month), 0);
  const payback = paybackText(result, say);
  const left = year.credit >= 1 ? [{ label: said.left, value: <Amount value={year.credit} unit="kwh" /> }] : [];
  return (
    <>
      <Headline
        label={said.saved}
        value={<Amount value={year.saved} unit="aed" />}
        note={fill(said.note, {
          energy: amount(year.solar, "kwh"),
          share: `${format(100 * year.share)}%`,
        })}
      />
      <div className="mt-5">
        <Figures
          figures={[
            ...(payback ? [{ label: said.payback, value: payback }] : []),
            { label: said.size, value: <Amount value={peakFor(input)} unit="kwp" digits={1} /> },
            { label: said.perKWp, value: <Amount value={perKWp} unit="kwh-per-year" /> },
            { label: said.loss, value: <Amount value={100 * loss} unit="percent" digits={1} /> },
            { label: said.before, value: <Amount value={yearly(({ before }) => before)} unit="aed" /> },
            { label: said.after, value: <Amount value={yearly(({ after }) => after)} unit="aed" /> },
            ...left,
          ]}
        />
        {!payback && <p className="mb-2 text-sm">{said.untold}</p>}
        <p className="mb-2 text-xs text-soft">{words.schemes.notes[input.utility]}</p>
        <PriceOrigin words={words.tariff} input={input} />
      </div>
    </>
  );
}
