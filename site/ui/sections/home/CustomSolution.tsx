import { useT } from "#site/i18n/t.ts";
import { useShell } from "../../layout/useShell.ts";
import { ButtonLink } from "../../primitives/Button.tsx";
import { Section } from "../../primitives/Section.tsx";
import { TickedItem } from "../PageHero.tsx";

type Props = { heading: string; text: string; points: string[] };

export function CustomSolution({ heading, text, points }: Props) {
  const t = useT();
  const { quote: quotation, whatsapp } = useShell();
  return (
    <Section tone="navy" label="custom" className="grid items-center gap-6 lg:grid-cols-2">
      <div>
        <h2 id="custom" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-3 md:text-lg">{text}</p>
        <p className="mt-6 flex flex-wrap gap-3" data-print="no">
          <ButtonLink href={quotation}>{t("actions.quote")}</ButtonLink>
          <ButtonLink look="outline" href={whatsapp} target="_blank" rel="nofollow">
            {t("actions.whatsapp")}
          </ButtonLink>
        </p>
      </div>
      <ul className="grid gap-3 rounded-card border border-navy-line p-5 md:p-8 [&_svg]:text-accent">
        {points.map((point) => (
          <TickedItem key={point}>{point}</TickedItem>
        ))}
      </ul>
    </Section>
  );
}
