import type { Language } from "@site/ground/language/languages.ts";
import { cardsOf } from "#site/content/content.server.ts";
import { pageAt } from "#site/content/page.server.ts";
import { shownSections } from "#site/content/sections.server.ts";
import { entryOf } from "../registry.server.ts";
import type { ExampleAnswer } from "./Answer.tsx";

/** Returns every calculator, grouped by the question that it answers. */
export function calculatorsPage(pathname: string) {
  const { id, page, seo, language } = pageAt("calculators", pathname);
  const groups = page.groups.map(({ heading, items }) => ({
    heading,
    items: items
      .filter(({ calculator }) => cardsOf([`/calculators/${calculator}`], language).length > 0)
      .map((item) => ({
        ...item,
        pictogram: entryOf(item.calculator)?.pictogram ?? ("climate" as const),
        example: exampleOf(item.calculator, language),
      })),
  }));
  const proof = { kind: "note" as const, heading: page.proof.heading, body: page.proof.text };
  return {
    hero: page.hero,
    example: page.example,
    seo,
    groups: groups.filter(({ items }) => items.length > 0),
    sections: shownSections([proof, ...page.sections], id, language),
  };
}

/** Works out the calculator's answer to the values with which its form begins. The first sentence has the figure; the form has the rest. */
function exampleOf(slug: string, language: Language): ExampleAnswer | undefined {
  const told = entryOf(slug)?.told("", language);
  if (!told) return undefined;
  const [answer = told.answer] = told.answer.split(/(?<=[^\d]\.) /);
  const given = told.lines.slice(0, 3).map(([, value]) => value);
  return { given: given.join(" · "), answer };
}
