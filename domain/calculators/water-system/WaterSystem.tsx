import type { Note } from "@site/engine/water/system.ts";
import { Frame } from "../kit/frame/Frame.tsx";
import { Notice } from "../kit/frame/Notice.tsx";
import { useCalculator } from "../kit/frame/useCalculator.ts";
import type { CalculatorProps } from "../kit/frame/words.ts";
import { Answer } from "./Answer.tsx";
import { waterSystemCalculator } from "./calculator.ts";
import { Drawing } from "./Drawing.tsx";
import { Form } from "./Form.tsx";
import { Heads } from "./Heads.tsx";
import { PumpRun } from "./PumpRun.tsx";
import { Assumptions, HotWater, Pumps } from "./Sheets.tsx";
import { pressureOf } from "./say.ts";
import type { Words } from "./words.ts";

const warnings: readonly Note[] = [
  "countYours",
  "roofWeight",
  "storeBelow60",
  "coldAsShower",
  "heatersTooWeak",
  "pipeTooSmall",
];

/** The calculator for the tanks, pumps and heaters of a building. */
export function WaterSystem(calculatorProps: CalculatorProps<Words>) {
  const calculation = useCalculator(waterSystemCalculator, calculatorProps);
  const { input, result, say } = calculation;
  const { words, fill, amount } = say;
  const { roof, transfer, counted } = result;
  const weight = roof && { weight: amount(roof.weight, "kg"), pressure: pressureOf(roof, say) };
  const props = { input, result, say };
  return (
    <Frame calculation={calculation} form={<Form say={say} />} answer={<Answer {...props} />}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {result.notes.map((note) => (
            <Notice key={note} tone={warnings.includes(note) ? "warning" : "plain"}>
              {fill(words.notes[note], weight ?? {})}
            </Notice>
          ))}
        </div>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-6">
            <Drawing {...props} />
            {counted.showers && <HotWater {...props} />}
          </div>
          <div className="grid grid-cols-1 gap-6">
            {(transfer || counted.taps) && (
              <>
                <Heads {...props} />
                <Pumps {...props} />
                {result.run && <PumpRun input={input} result={result} run={result.run} say={say} />}
              </>
            )}
          </div>
        </div>
        <Assumptions {...props} />
      </div>
    </Frame>
  );
}
