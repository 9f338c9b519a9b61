import type { Cooling } from "#site/content/schemas/help.ts";
import { Section, SectionIntro } from "../../primitives/Section.tsx";

type Props = {
  heading: string;
  questions: { text: string; answers: { text: string; to?: Cooling }[] }[];
};

/** Questions with answers. An answer leads to a kind of cooling further down. An answer without a link means that the next question decides. */
export function ThreeQuestions({ heading, questions }: Props) {
  return (
    <Section label="choose">
      <SectionIntro id="choose" heading={heading} />
      <ol className="grid gap-8 lg:grid-cols-3">
        {questions.map(({ text, answers }, index) => (
          <li key={text} className="border-t-2 border-brand pt-4">
            <p className="text-sm font-semibold text-accent-deep">{index + 1}</p>
            <h3 className="mt-1 mb-2 text-lg">{text}</h3>
            <ul>
              {answers.map((answer) => (
                <li key={answer.text} className="text-soft">
                  {answer.to ? (
                    <a href={`#${answer.to}`} className="block py-2 font-semibold text-brand underline">
                      {answer.text}
                    </a>
                  ) : (
                    answer.text
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
