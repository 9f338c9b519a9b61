import { bundleChooser } from "./bundle-chooser.server.ts";
import { companyTerms } from "./company-terms.server.ts";
import { comparison } from "./comparison.server.ts";
import { cardsBelow, topmost } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureOf, withPictures } from "./pictures.server.ts";
import { shownSections } from "./sections.server.ts";

/** The overview of the bundles: the questions that end in one of them, and all of them line by line. */
export function bundlesPage(pathname: string) {
  const { id, page, seo, language } = pageAt("overview", pathname);
  const cards = topmost(cardsBelow(id, language));
  return {
    page,
    seo,
    language,
    picture: pictureOf(id),
    chooser: page.choose && cards.length > 1 ? bundleChooser(page.choose, language) : undefined,
    cards: withPictures(cards),
    compared: page.compare && comparison(page.compare, cards, language),
    sections: shownSections(page.sections, id, language),
    terms: companyTerms(language),
  };
}
