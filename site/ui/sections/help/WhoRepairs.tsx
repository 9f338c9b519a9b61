import type { SymptomAnswers } from "#site/content/schemas/help.ts";

/** Each finding, and beside it who has to repair it. */
export const WhoRepairs = ({ answers }: Pick<SymptomAnswers["whose"], "answers">) => (
  <dl>
    {answers.map(({ find, whose }) => (
      <div key={find} className="grid gap-x-8 border-t border-line py-3 lg:grid-cols-[1fr_1.5fr]">
        <dt className="font-semibold">{find}</dt>
        <dd>{whose}</dd>
      </div>
    ))}
  </dl>
);
