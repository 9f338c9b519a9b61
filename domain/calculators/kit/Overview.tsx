import type { CalculatorSlug } from "@site/ground/site-map/pages.ts";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { Answer, type ExampleAnswer } from "./Answer.tsx";
import { Pictogram, type PictogramName } from "./Pictogram.tsx";

export interface CalculatorGroup {
  heading: string;
  items: {
    calculator: CalculatorSlug | "climate";
    question: string;
    text: string;
    pictogram: PictogramName;
    example?: ExampleAnswer;
  }[];
}

/** Shows calculators grouped by the question that they answer, two in a row. A single calculator at the end takes the whole row. */
export const CalculatorGroups = ({ groups }: { groups: CalculatorGroup[] }) =>
  groups.map(({ heading, items }, index) => (
    <Section key={heading} label={`g${index + 1}`} tone={index % 2 ? "sand" : "plain"}>
      <SectionIntro id={`g${index + 1}`} heading={heading} />
      <ul className="grid gap-4 md:grid-cols-2">
        {items.map(({ calculator, question, text, pictogram, example }) => (
          <li
            key={calculator}
            className="group relative flex gap-4 card smooth hover:border-brand hover:shadow-card sm:gap-6 md:last:odd:col-span-2"
          >
            <Pictogram of={pictogram} />
            <div className="flex min-w-0 grow flex-col">
              <h3 className="text-lg">
                <PageLink to={`/calculators/${calculator}`} className="covering">
                  {question}
                </PageLink>
              </h3>
              {example && <Answer example={example} size="text-3xl" />}
              <p className={`mt-2 text-sm text-soft ${example ? "max-md:hidden" : ""}`.trim()}>{text}</p>
              <Icon name="arrow-right" className="mt-auto self-end text-brand mirrored" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  ));
