import type { ReactNode } from "react";
import { useCalculation } from "./calculation-context.ts";
import { HandOver } from "./HandOver.tsx";
import { Notice } from "./Notice.tsx";
import { refusalOf } from "./refusal.ts";

/** The screen width from which the form and the answer are side by side. */
export type TwoColumnsFrom = "lg" | "xl";

const looks = {
  lg: { card: "lg:sticky lg:top-24", line: "lg:hidden" },
  xl: { card: "xl:sticky xl:top-24", line: "xl:hidden" },
} as const satisfies Record<TwoColumnsFrom, object>;

/** Returns the answer in one sentence, or the reason why there is no answer. */
function useSaid(): string {
  const calculation = useCalculation();
  return calculation.stale ? refusalOf(calculation) : calculation.answer();
}

/** Shows the answer, and the buttons to use it. */
export function AnswerCard({ beside, children }: { beside: TwoColumnsFrom; children: ReactNode }) {
  const calculation = useCalculation();
  const { problems, stale } = calculation;
  const said = useSaid();
  return (
    <section id="answer" aria-labelledby="answer-title" tabIndex={-1} className="min-w-0">
      <div className={`card shadow-card ${looks[beside].card} print:border-0 print:p-0 print:shadow-none`}>
        {problems.length > 0 && (
          <div className="mb-4">
            <Notice tone="warning">{refusalOf(calculation)}</Notice>
          </div>
        )}
        <div className={stale ? "grayscale" : ""}>{children}</div>
        <HandOver />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** Shows the answer in one line, which stays visible on a phone while the visitor types. */
export function AnswerLine({ beside }: { beside: TwoColumnsFrom }) {
  const said = useSaid();
  return (
    <p
      aria-hidden
      className={`answer-line sticky z-10 -mx-5 mt-6 border-t border-line bg-raised px-5 py-3 text-sm md:pe-24 font-semibold ${looks[beside].line}`}
    >
      {said}
    </p>
  );
}
