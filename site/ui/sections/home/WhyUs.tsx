import { Section, SectionIntro } from "../../primitives/Section.tsx";

type Props = {
  intro: { eyebrow: string; heading: string; text: string };
  items: { title: string; text: string }[];
};

/** The points are numbered, because the heading asks the visitor to check them one by one. */
export function WhyUs({ intro, items }: Props) {
  return (
    <Section label="why">
      <SectionIntro id="why" {...intro} />
      <ol className="numbered grid gap-x-10 gap-y-6 md:grid-cols-2 md:gap-y-9 lg:grid-cols-3">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
