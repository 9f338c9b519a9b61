import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Answer } from "./Answer.tsx";
import type { CalculatorGroup } from "./Overview.tsx";

type Calculator = CalculatorGroup["items"][number];

/** A few questions with their answers, as large as on the display of an instrument. On a phone only the first is shown. */
export const FirstAnswers = ({ calculators }: { calculators: Calculator[] }) => (
  <div data-theme="dark" className="card text-ink shadow-card md:p-8">
    {calculators.map((calculator, index) => (
      <div
        key={calculator.calculator}
        className={`group relative ${index > 0 ? "mt-4 border-t border-line pt-4 max-md:hidden" : ""}`.trim()}
      >
        <h2 className="text-xl">
          <PageLink to={`/calculators/${calculator.calculator}`} className="covering group-hover:underline">
            {calculator.question}
          </PageLink>
        </h2>
        {calculator.example && <Answer example={calculator.example} size="text-5xl" />}
      </div>
    ))}
  </div>
);
