import { Section } from "../../primitives/Section.tsx";
import { HeroActions, Ticked } from "../PageHero.tsx";

type Props = { heading: string; text: string; points: string[] };

export function CustomSolution({ heading, text, points }: Props) {
  return (
    <Section tone="navy" label="custom" className="grid items-center gap-10 lg:grid-cols-2">
      <div>
        <h2 id="custom" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 text-lg">{text}</p>
        <HeroActions />
      </div>
      <ul className="grid gap-4 rounded-card border border-navy-line p-6 md:p-8 [&_svg]:text-accent">
        {points.map((point) => (
          <Ticked key={point}>{point}</Ticked>
        ))}
      </ul>
    </Section>
  );
}
