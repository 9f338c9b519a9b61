import { type FormEvent, type ReactNode, useMemo } from "react";
import { Button } from "#site/ui/primitives/Button.tsx";
import { AnswerCard, AnswerLine } from "./AnswerCard.tsx";
import { type AnyCalculation, anyCalculation, CalculationContext, PageContext } from "./calculation-context.ts";
import { Fold } from "./Fold.tsx";
import type { Fields } from "./fields.ts";
import { Notice } from "./Notice.tsx";
import { Summary } from "./Summary.tsx";
import type { Calculation } from "./useCalculator.ts";

type Props<F extends Fields, R, W> = {
  calculation: Calculation<F, R, W>;
  form: ReactNode;
  /** The most important results. They stay visible next to the form. */
  answer: ReactNode;
  /** The content below form and answer, over the full width: charts, tables, assumptions. */
  children?: ReactNode;
};

/** Shows the form and the answer, side by side on a wide screen. On a phone, one line with the answer stays visible while the visitor types. */
export function Frame<F extends Fields, R, W>({ calculation, form, answer, children }: Props<F, R, W>) {
  const { given: props, say, stale, notice, calculator, ref, setAll } = calculation;
  const { shared } = say;
  const page = useMemo(() => ({ say, given: props }), [say, props]);
  const any = useMemo(() => anyCalculation(calculation), [calculation]);
  return (
    <PageContext value={page}>
      <CalculationContext value={any}>
        <div className="mx-auto grid max-w-xl gap-x-10 gap-y-8 px-5 py-10 lg:grid-cols-[1fr_1fr] print:block print:py-2">
          <form
            ref={ref}
            method="get"
            action={`${props.path}#answer`}
            autoComplete="off"
            noValidate
            onSubmit={(event) => submit(event, setAll)}
            className="min-w-0 print:hidden"
          >
            {/* The Enter key presses the first button of a form. This hidden button comes first, so that Enter does not add or remove a row. */}
            <button type="submit" value="" tabIndex={-1} aria-hidden className="sr-only" />
            <input type="hidden" name="v" value={calculator.version} />
            {notice && <Notice tone="warning">{shared.notices[notice]}</Notice>}
            <div className="grid gap-6">{form}</div>
            <Button type="submit" size="lg" className="mt-6 max-sm:w-full">
              {shared.actions.calculate}
            </Button>
            <AnswerLine beside="lg" />
          </form>
          <AnswerCard beside="lg">{answer}</AnswerCard>
          {children && (
            <div className={`min-w-0 lg:col-span-2 ${stale ? "grayscale" : ""}`}>
              <Fold title={shared.folds.analysis}>{children}</Fold>
            </div>
          )}
          <Summary />
        </div>
      </CalculationContext>
    </PageContext>
  );
}

/**
 * The answer is already on the page, so the button only scrolls to the answer, or to the first refused field. A button of a row adds or removes
 * a row.
 */
function submit(event: FormEvent<HTMLFormElement>, setAll: AnyCalculation["setAll"]) {
  event.preventDefault();
  const { nativeEvent } = event;
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  if (button instanceof HTMLButtonElement && button.name) return setAll({ [button.name]: button.value });
  const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid]");
  const target = wrong ?? document.getElementById("answer");
  target?.focus({ preventScroll: wrong === null });
  target?.scrollIntoView({ block: wrong ? "center" : "start" });
}
