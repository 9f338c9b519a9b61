import type { QuickResult } from "@site/engine/quick/quick.ts";
import { quickUncertainty } from "@site/engine/what-if/uncertainty.ts";
import { memo, useDeferredValue, useMemo } from "react";
import { Frame } from "../kit/frame/Frame.tsx";
import { useCalculator } from "../kit/frame/useCalculator.ts";
import type { CalculatorProps } from "../kit/frame/words.ts";
import { Answer } from "./Answer.tsx";
import { coolingLoad } from "./calculator.ts";
import { Details } from "./Details.tsx";
import { Form } from "./Form.tsx";
import { type Input, quickInputOf } from "./fields.ts";
import { ModeLinks } from "./ModeLinks.tsx";
import { Panels } from "./Panels.tsx";
import type { Speech } from "./say.ts";
import { useDebounced } from "./useDebounced.ts";
import type { Words } from "./words.ts";

/** Quick mode of the cooling-load calculator: nine questions about a room. */
export function CoolingLoad(props: CalculatorProps<Words>) {
  const calculation = useCalculator(coolingLoad, props);
  const { input, result, query, raw, say } = calculation;
  const { value: band, current } = useDebounced(() => quickUncertainty(quickInputOf(input)), query);
  // The answer updates at once. The details below have about a thousand elements, so React may render them later, with a lower priority.
  const later = useDeferredValue(useMemo(() => ({ input, query, result }), [input, query, result]));
  return (
    <>
      <ModeLinks mode="quick" path={props.path} query={query} words={props.words.mode} />
      <Frame
        calculation={calculation}
        form={<Form result={result} glazed={raw("glass") !== "none"} say={say} />}
        answer={<Answer {...{ path: props.path, place: input.city, result, band, current, say }} />}
      >
        <Behind {...later} say={say} />
      </Frame>
    </>
  );
}

type BehindProps = { input: Input; query: string; result: QuickResult; say: Speech };

/** Shows everything below the answer. It is rendered again only if the result or the query has changed. */
const Behind = memo(
  function Behind({ input, query, result, say }: BehindProps) {
    return (
      <Panels asked={input} query={query} result={result} say={say}>
        <Details asked={input} result={result} say={say} />
      </Panels>
    );
  },
  (before, now) => before.result === now.result && before.query === now.query,
);
