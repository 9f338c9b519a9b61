import { cardsOf } from "#site/content/content.server.ts";
import { pageAt } from "#site/content/page.server.ts";
import { shownSections } from "#site/content/sections.server.ts";
import { entryOf } from "../registry.server.ts";

/** Returns every calculator, grouped by the question that it answers. */
export function calculatorsPage(pathname: string) {
  const { id, page, seo, language } = pageAt("calculators", pathname);
  const groups = page.groups.map(({ heading, items }) => ({
    heading,
    items: items
      .filter(({ calculator }) => cardsOf([`/calculators/${calculator}`], language).length > 0)
      .map((item) => ({ ...item, pictogram: entryOf(item.calculator)?.pictogram ?? "climate" })),
  }));
  const proof = { kind: "note" as const, heading: page.proof.heading, body: page.proof.text };
  return {
    hero: page.hero,
    seo,
    groups: groups.filter(({ items }) => items.length > 0),
    sections: shownSections([proof, ...page.sections], id, language),
  };
}
