import type { ReactNode } from "react";
import { useT } from "#app/i18n/t.ts";
import { Icon } from "../primitives/Icon.tsx";
import { Markdown } from "../primitives/Markdown.tsx";
import { Section, SectionIntro } from "../primitives/Section.tsx";

type Props = { questions: { question: string; answer: string }[] };

/** Children stand beside the questions. */
export function Questions({ questions, children }: Props & { children?: ReactNode }) {
  const t = useT();
  if (questions.length === 0) return null;
  return (
    <Section label="questions">
      <SectionIntro id="questions" heading={t("questions")} />
      {children ? (
        <div className="grid items-center gap-8 lg:grid-cols-[1.6fr_1fr]">
          <QuestionList questions={questions} />
          {children}
        </div>
      ) : (
        <QuestionList questions={questions} />
      )}
    </Section>
  );
}

export function QuestionList({ questions }: Props) {
  return (
    <div className="max-w-lg border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-4 text-lg font-semibold hover:text-brand">
            {question}
            <Icon name="chevron-down" className="shrink-0 smooth group-open:rotate-180" />
          </summary>
          <Markdown text={answer} className="pb-6 text-soft" />
        </details>
      ))}
    </div>
  );
}
