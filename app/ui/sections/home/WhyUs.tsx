import { Icon, isIconName } from "../../primitives/Icon.tsx";
import { Section, SectionIntro } from "../../primitives/Section.tsx";

type Props = {
  intro: { eyebrow: string; heading: string; text: string };
  items: { title: string; text: string; icon: string }[];
};

export function WhyUs({ intro, items }: Props) {
  return (
    <Section tone="sand" label="why">
      <SectionIntro id="why" {...intro} />
      <ul className="grid gap-x-10 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text, icon }) => (
          <li key={title}>
            <Icon name={isIconName(icon) ? icon : "check"} size={30} className="text-accent-deep" />
            <h3 className="mt-3 mb-1.5 text-lg">{title}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
