import type { Language } from "@site/ground/language/languages.ts";
import { bundleChooser } from "./bundle-chooser.server.ts";
import { companyTerms } from "./company-terms.server.ts";
import { comparison } from "./comparison.server.ts";
import { cardsBelow, readPage, topmost } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { withPictures } from "./pictures.server.ts";
import { priceLineOf } from "./prices.server.ts";
import type { Card } from "./schemas/card.ts";
import { shownSections } from "./sections.server.ts";

/** The overview of the bundles: the questions that end in one of them, and all of them line by line. */
export function bundlesPage(pathname: string) {
  const { id, page, seo, language } = pageAt("overview", pathname);
  const cards = topmost(cardsBelow(id, language));
  return {
    page,
    seo,
    language,
    chooser: page.choose && cards.length > 1 ? bundleChooser(page.choose, language) : undefined,
    bundles: withPictures(cards).map((card) => withItsLines(card, language)),
    compared: page.compare && comparison(page.compare, cards, language),
    sections: shownSections(page.sections, id, language),
    terms: companyTerms(language),
  };
}

/** Adds what the overview shows of a bundle: its months, for whom it is, how often we come, and its price if there is one. */
function withItsLines<C extends Card>(card: C, language: Language) {
  const page = readPage("landing", card.id, language);
  return { ...card, year: page?.year, lines: page?.compare, price: priceLineOf(card.id, language) };
}
export type ShownBundle = ReturnType<typeof bundlesPage>["bundles"][number];
