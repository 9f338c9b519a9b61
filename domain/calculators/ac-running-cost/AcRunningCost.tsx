import { CalculationBasis } from "../kit/CalculationBasis.tsx";
import { Frame } from "../kit/frame/Frame.tsx";
import { useCalculator } from "../kit/frame/useCalculator.ts";
import type { CalculatorProps } from "../kit/frame/words.ts";
import { Answer } from "./Answer.tsx";
import { BillChart } from "./BillChart.tsx";
import { acRunningCost } from "./calculator.ts";
import { Form } from "./Form.tsx";
import { Savings } from "./Savings.tsx";
import { StepsChart } from "./StepsChart.tsx";
import type { Words } from "./words.ts";

export function AcRunningCost(props: CalculatorProps<Words>) {
  const calculation = useCalculator(acRunningCost, props);
  const { words } = props;
  return (
    <Frame calculation={calculation} form={<Form words={words} />} answer={<Answer calculation={calculation} />}>
      <div className="grid gap-8">
        <BillChart calculation={calculation} />
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <StepsChart calculation={calculation} />
          <Savings calculation={calculation} />
        </div>
        <CalculationBasis {...words.grounds} />
      </div>
    </Frame>
  );
}
