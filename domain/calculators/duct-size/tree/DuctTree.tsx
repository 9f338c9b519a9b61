import type { TreeResult } from "@site/engine/ducts/tree/tree.ts";
import { memo, useDeferredValue, useMemo } from "react";
import { Frame } from "../../kit/frame/Frame.tsx";
import { Notice } from "../../kit/frame/Notice.tsx";
import type { Say } from "../../kit/frame/say.ts";
import { useCalculator } from "../../kit/frame/useCalculator.ts";
import type { CalculatorProps } from "../../kit/frame/words.ts";
import { Block } from "../Details.tsx";
import { Modes } from "../Modes.tsx";
import { modeName } from "../modes.ts";
import { TreeAnswer } from "./Answer.tsx";
import { ductTreeCalculator } from "./calculator.ts";
import type { TreeFieldValues } from "./fields.ts";
import { TreeQuestions } from "./Questions.tsx";
import { SectionsForm } from "./Sections.tsx";
import { CoefficientsTable, PressuresTable, SizesTable } from "./Tables.tsx";
import type { Words } from "./words.ts";

/** The largest number of characters of an encoded query. A link with it to the quotation form stays below the server's limit (`maxUrl`). */
const longestQuery = 5800;

/** The calculator for a whole duct with its branches, from the fan to every outlet. */
export function DuctTree(props: CalculatorProps<Words>) {
  const calculation = useCalculator(ductTreeCalculator, props);
  const { input, result, raw, say, query } = calculation;
  const { words } = props;
  // The form and the answer follow every keystroke. React may render the tables below a moment later.
  const later = useDeferredValue(useMemo(() => ({ asked: input, result }), [input, result]));
  return (
    <>
      <Modes mode="tree" path={props.path} words={words.mode} />
      <Frame
        calculation={calculation}
        form={
          <>
            <input type="hidden" name={modeName} value="tree" />
            <div>
              <h2 className="text-2xl">{words.title}</h2>
              <p className="mt-2 max-w-lg text-sm text-soft">{words.intro}</p>
            </div>
            <SectionsForm asked={input} result={result} say={say} />
            <TreeQuestions words={words} regain={raw("method") === "regain"} />
          </>
        }
        answer={
          <div className="grid gap-5">
            <TreeAnswer asked={input} result={result} say={say} />
            {encodeURIComponent(query).length > longestQuery && <Notice tone="warning">{words.tooLong}</Notice>}
          </div>
        }
      >
        <Behind {...later} say={say} />
      </Frame>
    </>
  );
}

type BehindProps = { asked: TreeFieldValues; result: TreeResult; say: Say<Words> };

const Behind = memo(function Behind({ asked: input, result, say }: BehindProps) {
  const { tables, notes } = say.words;
  return (
    <div className="grid gap-12 [&>*]:min-w-0">
      <Block title={tables.sizes} intro={notes.sizes}>
        <SizesTable asked={input} result={result} say={say} />
      </Block>
      <Block title={tables.pressures} intro={notes.pressures}>
        <PressuresTable result={result} say={say} />
      </Block>
      <Block title={tables.coefficients} intro={notes.coefficients}>
        <CoefficientsTable say={say} />
        <p className="max-w-lg text-sm text-soft">{notes.proof}</p>
      </Block>
    </div>
  );
});
