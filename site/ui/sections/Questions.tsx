import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { Icon } from "../primitives/Icon.tsx";
import { Markdown } from "../primitives/Markdown.tsx";
import { Section, SectionIntro } from "../primitives/Section.tsx";

type Props = { questions: { question: string; answer: string }[] };

/** Questions and answers. On wide screens the heading is beside the questions, with a picture below the heading. */
export function Questions({ questions, children }: Props & { children?: ReactNode }) {
  const t = useT();
  if (questions.length === 0) return null;
  return (
    <Section label="questions" className="grid gap-x-8 lg:grid-cols-[1fr_2fr]">
      <SectionIntro id="questions" heading={t("questions")} />
      <QuestionList questions={questions} />
      {children}
    </Section>
  );
}

export function QuestionList({ questions }: Props) {
  return (
    <div className="lg:row-span-2">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex items-center justify-between gap-4 py-3 text-base font-semibold hover:text-brand">
            {question}
            <Icon name="chevron-down" className="shrink-0 smooth group-open:rotate-180" />
          </summary>
          <Markdown text={answer} className="pb-4 text-soft" />
        </details>
      ))}
    </div>
  );
}
