import { CalculationBasis } from "../kit/CalculationBasis.tsx";
import { Frame } from "../kit/frame/Frame.tsx";
import { useCalculator } from "../kit/frame/useCalculator.ts";
import type { CalculatorProps } from "../kit/frame/words.ts";
import { Answer } from "./Answer.tsx";
import { solarSavingsCalculator } from "./calculator.ts";
import { Form } from "./Form.tsx";
import { SumsChart } from "./SumsChart.tsx";
import type { Words } from "./words.ts";
import { YieldChart } from "./YieldChart.tsx";

export function SolarSavings(props: CalculatorProps<Words>) {
  const calculation = useCalculator(solarSavingsCalculator, props);
  const { words } = props;
  return (
    <Frame calculation={calculation} form={<Form words={words} />} answer={<Answer calculation={calculation} />}>
      <div className="grid gap-8">
        <YieldChart calculation={calculation} />
        <SumsChart calculation={calculation} />
        <CalculationBasis {...words.grounds} />
      </div>
    </Frame>
  );
}
