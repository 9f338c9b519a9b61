import { Frame } from "../../frame/Frame.tsx";
import { useCalculator } from "../../frame/useCalculator.ts";
import type { Given } from "../../frame/words.ts";
import { Answer } from "./Answer.tsx";
import { coolingLoad } from "./calculator.ts";
import { Details } from "./Details.tsx";
import { Form } from "./Form.tsx";
import { ModeLinks } from "./ModeLinks.tsx";
import { Panels } from "./Panels.tsx";
import { useBand } from "./useBand.ts";
import type { Words } from "./words.ts";

/** The cooling-load calculator's quick mode: a room by nine questions. */
export function CoolingLoad(given: Given<Words>) {
  const life = useCalculator(coolingLoad, given);
  const { input, result, query, raw, say } = life;
  const { band, current } = useBand(input, query);
  return (
    <>
      <ModeLinks mode="quick" path={given.path} query={query} words={given.words.mode} />
      <Frame
        life={life}
        form={<Form result={result} glazed={raw("glass") !== "none"} say={say} />}
        answer={<Answer result={result} band={band} current={current} say={say} />}
      >
        <Panels asked={input} query={query} result={result} say={say}>
          <Details asked={input} result={result} say={say} />
        </Panels>
      </Frame>
    </>
  );
}
