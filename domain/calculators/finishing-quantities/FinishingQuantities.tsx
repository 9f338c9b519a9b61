import { type Work, works } from "@site/engine/finishing/input.ts";
import { Assumptions } from "../kit/frame/Assumptions.tsx";
import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Frame } from "../kit/frame/Frame.tsx";
import { Headline } from "../kit/frame/Headline.tsx";
import { useCalculator } from "../kit/frame/useCalculator.ts";
import type { CalculatorProps } from "../kit/frame/words.ts";
import { finishingQuantities } from "./calculator.ts";
import { assumptions } from "./fields.ts";
import { QuantityText } from "./QuantityText.tsx";
import { Rooms } from "./Rooms.tsx";
import { AssumptionFields, WorkFields } from "./WorkFields.tsx";
import type { Words } from "./words.ts";

export function FinishingQuantities(props: CalculatorProps<Words>) {
  const calculation = useCalculator(finishingQuantities, props);
  const { words } = props;
  const [first, ...rest] = calculation.result;
  // The form shows the chosen work at once, even while a refused field keeps the answer at the old figures.
  const work = works.find((one) => one === calculation.raw("work")) ?? calculation.input.work;
  return (
    <Frame
      calculation={calculation}
      form={
        <>
          <ChoiceField name="work" label={words.labels.work} names={words.works} open />
          <Rooms
            words={words}
            isPartition={work === "boards" && calculation.raw("boarding") === "partition"}
            isTiled={work === "tiles"}
          />
          <WorkFields work={work} words={words} />
          <Assumptions title={words.assumptionsTitle} names={namesOf(work)}>
            <AssumptionFields work={work} words={words} pattern={calculation.input.pattern} />
          </Assumptions>
        </>
      }
      answer={
        <>
          <Headline label={words.items[first.id] ?? first.id} value={<QuantityText quantity={first} words={words} />} />
          <div className="mt-4">
            <Figures
              figures={rest.map((quantity) => ({
                label: words.items[quantity.id] ?? quantity.id,
                value: <QuantityText quantity={quantity} words={words} />,
              }))}
            />
          </div>
        </>
      }
    />
  );
}

const namesOf = (work: Work) => Object.keys(assumptions[work]);
