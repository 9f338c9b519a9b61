import { type FormEvent, type ReactNode, useMemo } from "react";
import { Button } from "#app/ui/primitives/Button.tsx";
import { AnswerCard, AnswerLine } from "./AnswerCard.tsx";
import type { Fields } from "./fields.ts";
import { LifeContext, PageContext } from "./life.ts";
import { Notice } from "./Notice.tsx";
import { Summary } from "./Summary.tsx";
import type { Life } from "./useCalculator.ts";

type Props<F extends Fields, R, W> = {
  life: Life<F, R, W>;
  /** What is asked. */
  form: ReactNode;
  /** The answer at a glance: it stays in view beside the form. */
  answer: ReactNode;
  /** Below both, over the whole width: charts, tables, assumptions. */
  children?: ReactNode;
};

/** Form and answer, side by side where there is room; on a phone a line of the answer stays in view while one types. */
export function Frame<F extends Fields, R, W>({ life, form, answer, children }: Props<F, R, W>) {
  // What the parts of a frame read of a calculation, any calculation has.
  const anyLife = life as unknown as Life;
  const { given, say, stale, notice, calculator, ref, setAll } = anyLife;
  const { shared } = say;
  const page = useMemo(() => ({ say, given }), [say, given]);
  return (
    <PageContext value={page}>
      <LifeContext value={anyLife}>
        <div className="mx-auto grid max-w-xl gap-x-10 gap-y-8 px-5 py-10 lg:grid-cols-[1fr_1fr] print:block print:py-2">
          <form
            ref={ref}
            method="get"
            action={`${given.path}#answer`}
            autoComplete="off"
            noValidate
            onSubmit={(event) => submit(event, setAll)}
            className="min-w-0 print:hidden"
          >
            {/* What the Enter key means: the first button of the form, and not that of a row. */}
            <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
            <input type="hidden" name="v" value={calculator.version} />
            {notice && <Notice tone="warning">{shared.notices[notice]}</Notice>}
            <div className="grid gap-6">{form}</div>
            <Button type="submit" size="lg" className="mt-6 max-sm:w-full">
              {shared.actions.calculate}
            </Button>
            <AnswerLine beside="lg" />
          </form>
          <AnswerCard beside="lg">{answer}</AnswerCard>
          <div className={`min-w-0 lg:col-span-2 ${stale ? "grayscale" : ""}`}>{children}</div>
          <Summary />
        </div>
      </LifeContext>
    </PageContext>
  );
}

/** The answer is there already: the button only leads to it, or to the first field that is refused. Buttons of rows say more. */
function submit(event: FormEvent<HTMLFormElement>, setAll: Life["setAll"]) {
  event.preventDefault();
  const { nativeEvent } = event;
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  if (button instanceof HTMLButtonElement && button.name) return setAll({ [button.name]: button.value });
  const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid]");
  const target = wrong ?? document.getElementById("answer");
  target?.focus({ preventScroll: wrong === null });
  target?.scrollIntoView({ block: wrong ? "center" : "start" });
}
