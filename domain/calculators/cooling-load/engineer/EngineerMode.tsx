import { type FormEvent, memo, type RefObject, useDeferredValue, useMemo } from "react";
import { Button } from "#site/ui/primitives/Button.tsx";
import { AnswerCard, AnswerLine } from "../../kit/frame/AnswerCard.tsx";
import { calculationQuery } from "../../kit/frame/calculation.ts";
import { type AnyCalculation, CalculationContext, PageContext } from "../../kit/frame/calculation-context.ts";
import { Fold } from "../../kit/frame/Fold.tsx";
import { Headline } from "../../kit/frame/Headline.tsx";
import { Notice } from "../../kit/frame/Notice.tsx";
import { Summary } from "../../kit/frame/Summary.tsx";
import type { CalculatorProps as Page } from "../../kit/frame/words.ts";
import { ModeLinks } from "../ModeLinks.tsx";
import type { Words } from "../words.ts";
import { hiddenBuilding, ownNames } from "./address.ts";
import { BuildingForm } from "./BuildingForm.tsx";
import { Details } from "./Details.tsx";
import { PlantForm } from "./PlantForm.tsx";
import { BlockAnswer } from "./Results.tsx";
import { RoomForm } from "./RoomForm.tsx";
import { RoomButtons, RoomTable, roomAt } from "./RoomTable.tsx";
import { roomPath } from "./room-model.ts";
import { ControlsContext, SheetContext, useControls } from "./sheet.ts";
import type { CountedState, EngineerState } from "./state.ts";
import { type EngineerCalculation, useEngineer } from "./useEngineer.ts";
import type { WhatIfResult } from "./what-if.ts";

/** Engineer mode of the calculator: a whole building with all its layers, windows and schedules. */
export function EngineerMode(page: Page<Words>) {
  const calculation = useEngineer(page);
  const { state, form, typed, say, query, ref, set, change, act } = calculation;
  const { counted, start } = state;
  const { path } = page;
  const precomputed = page.precomputed as WhatIfResult | undefined;
  const still = useMemo(() => ({ say, given: page }), [say, page]);
  const whatIf = useMemo(() => counted && { counted, start }, [counted, start]);
  const controls = useMemo(() => ({ say, path, set, change, act }), [say, path, set, change, act]);
  const sheet = useMemo(
    () => ({ typed, given: form.given, opened: form.opened, seen: form.seen, ...controls }),
    [typed, form, controls],
  );
  return (
    <PageContext value={still}>
      <CalculationContext value={asCalculation(calculation)}>
        <ControlsContext value={controls}>
          <SheetContext value={sheet}>
            <Links mode="engineer" path={path} query={useDeferredValue(query)} words={say.words.mode} />
            <div className="mx-auto grid max-w-xl gap-x-10 gap-y-8 px-5 py-8 xl:grid-cols-[1fr_20rem] print:block print:py-2">
              <Form ref={ref} state={form} />
              <AnswerCard beside="xl">
                {whatIf ? (
                  <BlockAnswer whatIf={whatIf} first={precomputed?.band} />
                ) : (
                  <Headline label={say.words.engineer.result.block} value="–" />
                )}
              </AnswerCard>
              <Behind state={form} first={precomputed?.cuts} />
              <Summary />
            </div>
          </SheetContext>
        </ControlsContext>
      </CalculationContext>
    </PageContext>
  );
}

const Links = memo(ModeLinks);

type BehindProps = { state: EngineerState; first?: WhatIfResult["cuts"] };

/** Shows the analysis behind the answer, if there is an answer. */
const Behind = memo(function Behind({ state, first }: BehindProps) {
  const { shared } = useControls().say;
  const { counted, stale } = state;
  return (
    counted && (
      <div className={`min-w-0 xl:col-span-2 ${stale ? "grayscale" : ""}`}>
        <Fold title={shared.folds.analysis}>
          <Details state={state as CountedState} first={first} />
        </Fold>
      </div>
    )
  );
});

/** Converts the state of engineer mode to the type that the shared frame expects. */
function asCalculation({ calculator, page, state, say, query, hydrated, set }: EngineerCalculation): AnyCalculation {
  const { opened, counted, stale } = state;
  const { slug, engine, fields } = calculator;
  return {
    ...{ slug, engine, fields, say, given: page, problems: opened.problems, stale, query, hydrated },
    isAnswered: counted !== undefined,
    raw: (name) => state.given[name] ?? "",
    setAll: (values) => {
      for (const [name, value] of Object.entries(values)) set(name, value);
    },
    answer: () => (counted ? calculator.answer({}, counted.result, say) : ""),
    summary: () => (counted ? calculator.summary({}, counted.result, say) : []),
    handedOver: () => calculationQuery(calculator, {}, query),
  };
}

type FormProps = { ref: RefObject<HTMLFormElement | null>; state: EngineerState };

const Form = memo(function Form({ ref, state }: FormProps) {
  const { say, path } = useControls();
  const { words, shared } = say;
  const { engineer } = words;
  const { open, partly } = state;
  return (
    <form
      ref={ref}
      method="get"
      action={`${path}#answer`}
      autoComplete="off"
      noValidate
      onSubmit={submit}
      className="min-w-0 print:hidden"
    >
      <HiddenFields state={state} />
      {/* The Enter key presses the first button of a form. This hidden button comes first, so that Enter does not remove a room. */}
      <button type="submit" value="" tabIndex={-1} aria-hidden className="sr-only">
        {shared.actions.calculate}
      </button>
      <h2 className="text-2xl">{engineer.title}</h2>
      <p className="mt-2 mb-5 max-w-lg text-sm text-soft">{engineer.intro}</p>
      {partly && (
        <div className="mb-5">
          <Notice tone="warning">{engineer.partly}</Notice>
        </div>
      )}
      <BuildingForm />
      <PlantForm />
      <div className="border-t border-line pt-5">
        <RoomTable state={state} />
      </div>
      <section aria-labelledby="room" className="card mt-6 !pb-0 max-sm:-mx-3 max-sm:px-4">
        <div className="mb-3 flex items-center justify-between gap-3">
          <h3 id="room" tabIndex={-1} className="scroll-mt-24 text-xl">
            <bdi>{roomAt(state, open).name}</bdi>
          </h3>
          <RoomButtons {...roomAt(state, open)} />
        </div>
        <RoomForm key={open} path={roomPath(open)} />
      </section>
      <Button type="submit" size="lg" className="mt-6 max-sm:w-full">
        {shared.actions.calculate}
      </Button>
      <AnswerLine beside="xl" />
    </form>
  );
});

/** Hidden inputs with the answers from quick mode and with the building. */
function HiddenFields({ state }: { state: EngineerState }) {
  const quick = useMemo(() => [...new URLSearchParams(state.quick)], [state.quick]);
  return (
    <>
      {quick.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="mode" value="engineer" />
      <input type="hidden" name={ownNames.open} value={state.open} />
      {state.seen.length > 0 && <input type="hidden" name={ownNames.seen} value={state.seen.join(" ")} />}
      <input type="hidden" name={ownNames.building} value={hiddenBuilding(state, state.opened)} />
    </>
  );
}

/** The answer is already on the page, so the button only scrolls to the answer, or to the first refused field. */
function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid]");
  const target = wrong ?? document.getElementById("answer");
  target?.focus({ preventScroll: wrong === null });
  target?.scrollIntoView({ block: wrong ? "center" : "start" });
}
