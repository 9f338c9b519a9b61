import { useT } from "#app/i18n/t.ts";
import type { Card } from "#app/site/content.server.ts";
import { Section, SectionIntro } from "../primitives/Section.tsx";
import { CardGrid } from "./CardGrid.tsx";

export function Related({ cards, heading }: { cards: Card[]; heading?: string }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <Section tone="sand" label="related">
      <SectionIntro id="related" heading={heading ?? t("related")} />
      <CardGrid cards={cards} />
    </Section>
  );
}
