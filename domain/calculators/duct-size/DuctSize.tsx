import { Frame } from "../kit/frame/Frame.tsx";
import { useCalculator } from "../kit/frame/useCalculator.ts";
import type { CalculatorProps } from "../kit/frame/words.ts";
import { Answer } from "./Answer.tsx";
import { Basis, InsulationRemark } from "./Basis.tsx";
import { ductSizeCalculator } from "./calculator.ts";
import { Block, ShapesTable, SizesTable, Warnings } from "./Details.tsx";
import { Modes } from "./Modes.tsx";
import { Questions } from "./Questions.tsx";
import type { Words } from "./words.ts";

export function DuctSize(props: CalculatorProps<Words>) {
  const calculation = useCalculator(ductSizeCalculator, props);
  const { input, result, say } = calculation;
  const { words } = props;
  const { tables, notes } = words;
  const all = { input, result, say };
  return (
    <>
      <Modes mode="one" path={props.path} words={words.mode} />
      <Frame
        calculation={calculation}
        form={<Questions words={words} />}
        answer={
          <div className="grid gap-4">
            <Answer result={result} words={words} millimetres={say.unit("mm")} />
            <Warnings {...all} />
          </div>
        }
      >
        <div className="grid gap-12">
          <Block title={tables.shapes}>
            <ShapesTable {...all} />
          </Block>
          <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
            <Block title={tables.sizes} intro={notes.sizes}>
              <SizesTable caption={tables.sizes} ducts={result.others} chosen={result.rectangular} say={say} />
            </Block>
            <Block title={tables.rounds} intro={notes.rounds}>
              <SizesTable
                caption={tables.rounds}
                ducts={[result.smaller, result.round, result.larger]}
                chosen={result.round}
                say={say}
              />
            </Block>
            <InsulationRemark {...all} />
            <Basis {...all} />
          </div>
        </div>
      </Frame>
    </>
  );
}
