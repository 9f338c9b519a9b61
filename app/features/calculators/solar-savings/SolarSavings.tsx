import { Frame } from "../frame/Frame.tsx";
import { useCalculator } from "../frame/useCalculator.ts";
import type { Given } from "../frame/words.ts";
import { Grounds } from "../Grounds.tsx";
import { Answer } from "./Answer.tsx";
import { solarSavingsCalculator } from "./calculator.ts";
import { Form } from "./Form.tsx";
import { SumsChart } from "./SumsChart.tsx";
import type { Words } from "./words.ts";
import { YieldChart } from "./YieldChart.tsx";

export function SolarSavings(given: Given<Words>) {
  const life = useCalculator(solarSavingsCalculator, given);
  const { words } = given;
  return (
    <Frame life={life} form={<Form words={words} />} answer={<Answer life={life} />}>
      <div className="grid gap-8">
        <YieldChart life={life} />
        <SumsChart life={life} />
        <Grounds {...words.grounds} />
      </div>
    </Frame>
  );
}
