import { Section, SectionIntro } from "../../primitives/Section.tsx";

type Props = { intro: { eyebrow: string; heading: string; text: string }; items: { name: string; text: string }[] };

export function Standards({ intro, items }: Props) {
  return (
    <Section label="standards">
      <SectionIntro id="standards" {...intro} />
      <dl className="standards grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
