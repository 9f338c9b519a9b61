import { Block } from "../duct-size/Details.tsx";
import { Frame } from "../kit/frame/Frame.tsx";
import { useCalculator } from "../kit/frame/useCalculator.ts";
import type { CalculatorProps } from "../kit/frame/words.ts";
import { Answer } from "./Answer.tsx";
import { Basis } from "./Basis.tsx";
import { AirBars, CoolingBars, OpeningsTable } from "./Checks.tsx";
import { freshAirCalculator } from "./calculator.ts";
import { Questions } from "./Questions.tsx";
import { RoomsTable } from "./RoomsTable.tsx";
import type { Words } from "./words.ts";

export function FreshAir(props: CalculatorProps<Words>) {
  const calculation = useCalculator(freshAirCalculator, props);
  const { input, result, say } = calculation;
  const { words } = props;
  const { tables, notes } = words;
  const all = { input, result, say };
  return (
    <Frame calculation={calculation} form={<Questions words={words} />} answer={<Answer result={result} say={say} />}>
      <div className="grid gap-12">
        <Block title={tables.rooms} intro={result.intake.shared && notes.shared}>
          <RoomsTable {...all} />
        </Block>
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
          <Block title={tables.cooling} intro={notes.cooling}>
            <CoolingBars result={result} say={say} />
          </Block>
          {result.carbonDioxide.length > 0 && (
            <Block title={tables.air} intro={notes.air}>
              <AirBars {...all} />
            </Block>
          )}
          <Block title={tables.openings} intro={notes.openings}>
            <OpeningsTable result={result} say={say} />
          </Block>
          <Block title={tables.basis}>
            <Basis {...all} />
          </Block>
        </div>
      </div>
    </Frame>
  );
}
