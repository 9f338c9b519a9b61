import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { SampleMark, SampleNote, useExampleAt } from "../../primitives/SampleMark.tsx";
import { Section, SectionIntro } from "../../primitives/Section.tsx";

type Props = {
  intro: { eyebrow: string; heading: string; text: string };
  sample: boolean;
  items: { quote: string; role: string; building: string; place: string }[];
};

/**
 * Statements of clients. Each names the client's role and kind of building. On a phone they are in one row, to swipe
 * or to scroll with the arrow keys. A script puts published ones into the place of examples (app/islands/late/home.ts).
 */
export function Testimonials({ intro, items, sample }: Props) {
  const words = useT();
  const comma = words("hours.comma");
  const example = useExampleAt();
  return (
    <Section tone="sand" label="testimonials">
      <SectionIntro id="testimonials" {...intro} />
      {sample && <SampleNote className="mb-4" />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, and not every browser lets the arrow keys scroll it otherwise */}
      <ul className="swiped" tabIndex={0}>
        {items.map(({ quote: quotation, role, building, place }) => (
          <li key={quotation} className="card">
            <figure>
              <blockquote>{quotation}</blockquote>
              <figcaption>
                <b>{role}</b>
                {[building, place].join(comma)} {sample && <SampleMark at={example} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <PageLink to="/our-record" className="flex min-h-11 w-fit items-center font-semibold text-brand underline">
        {words("record")}
      </PageLink>
    </Section>
  );
}
