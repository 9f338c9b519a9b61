import { Frame } from "../frame/Frame.tsx";
import { useCalculator } from "../frame/useCalculator.ts";
import type { Given } from "../frame/words.ts";
import { Grounds } from "../Grounds.tsx";
import { Answer } from "./Answer.tsx";
import { BillChart } from "./BillChart.tsx";
import { acRunningCost } from "./calculator.ts";
import { Form } from "./Form.tsx";
import { Savings } from "./Savings.tsx";
import { StepsChart } from "./StepsChart.tsx";
import type { Words } from "./words.ts";

export function AcRunningCost(given: Given<Words>) {
  const life = useCalculator(acRunningCost, given);
  const { words } = given;
  return (
    <Frame life={life} form={<Form words={words} />} answer={<Answer life={life} />}>
      <div className="grid gap-8">
        <BillChart life={life} />
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <StepsChart life={life} />
          <Savings life={life} />
        </div>
        <Grounds {...words.grounds} />
      </div>
    </Frame>
  );
}
