import { Section, SectionIntro } from "../../primitives/Section.tsx";

type Props = { intro: { eyebrow: string; heading: string; text: string }; items: { name: string; text: string }[] };

export function Standards({ intro, items }: Props) {
  return (
    <Section label="standards">
      <SectionIntro id="standards" {...intro} />
      <dl className="grid gap-x-10 md:grid-cols-2">
        {items.map(({ name, text }) => (
          <div key={name} className="border-t border-line py-5">
            <dt className="text-lg font-semibold text-brand">{name}</dt>
            <dd className="mt-1 text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
