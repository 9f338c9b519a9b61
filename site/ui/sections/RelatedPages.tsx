import type { ReactNode } from "react";
import type { Card } from "#site/content/schemas/card.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { SampleMark } from "../primitives/SampleMark.tsx";
import { Section, SectionIntro } from "../primitives/Section.tsx";
import { CardGrid } from "./CardGrid.tsx";

type Props = { cards: Card[]; further?: Card[]; heading?: string; children?: ReactNode };

export function RelatedPages({ cards, further = [], heading, children }: Props) {
  const t = useT();
  if (cards.length + further.length === 0 && !children) return null;
  return (
    <Section tone="sand" label="related">
      <SectionIntro id="related" heading={heading ?? t("related")} />
      {cards.length > 0 && <CardGrid cards={cards} />}
      {further.length > 0 && <Further pages={further} />}
      {children}
    </Section>
  );
}

/** Links to further pages and to places, by name only. */
function Further({ pages }: { pages: Card[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 font-semibold text-brand">
      {pages.map(({ id, name, sample }) => (
        <li key={id}>
          <PageLink to={id} className="block min-w-6 py-2 text-sm hover:text-brand hover:underline">
            {name}
            {sample && " "}
            {sample && <SampleMark />}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
