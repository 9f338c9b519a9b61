import { cardsOf } from "#app/site/content.server.ts";
import { withDiagrams } from "#app/site/diagrams.server.ts";
import { pageAt } from "#app/site/page.server.ts";

/** Every calculator that there is by the question that it answers. */
export function calculatorsPage(pathname: string) {
  const { page, seo, language } = pageAt("calculators", pathname);
  const groups = page.groups.map(({ heading, items }) => ({
    kind: "cards" as const,
    heading,
    items: items
      .map(({ calculator, question, text }) => ({ title: question, text, page: `/calculators/${calculator}` }))
      .filter((item) => cardsOf([item.page], language).length > 0),
  }));
  const proof = { kind: "note" as const, heading: page.proof.heading, body: page.proof.text };
  const sections = [...groups.filter(({ items }) => items.length > 0), proof, ...page.sections];
  return { hero: page.hero, seo, sections: withDiagrams(sections, language) };
}
