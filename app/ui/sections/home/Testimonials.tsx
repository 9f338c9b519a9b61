import { useT } from "#app/i18n/t.ts";
import { Icon } from "../../primitives/Icon.tsx";
import { Section, SectionIntro } from "../../primitives/Section.tsx";

type Props = {
  intro: { eyebrow: string; heading: string; text: string };
  items: { quote: string; role: string; building: string; place: string }[];
};

/** What clients say, by role and kind of building. */
export function Testimonials({ intro, items }: Props) {
  const comma = useT()("hours.comma");
  return (
    <Section label="testimonials">
      <SectionIntro id="testimonials" {...intro} />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {items.map(({ quote, role, building, place }) => (
          <li key={quote} className="card">
            <figure className="flex h-full flex-col">
              <Icon name="quote" size={26} className="mb-3 text-accent-deep mirrored" />
              <blockquote className="mb-5">{quote}</blockquote>
              <figcaption className="mt-auto border-t border-line pt-4 text-sm">
                <span className="block font-semibold">{role}</span>
                <span className="text-soft">{[building, place].join(comma)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
