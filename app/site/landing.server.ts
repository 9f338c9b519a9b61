import { cardsOf } from "./content.server.ts";
import { withDiagrams } from "./diagrams.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureOf } from "./pictures.server.ts";

/** More would be a list, not a suggestion. */
const mostRelated = 3;

export function landingPage(pathname: string) {
  const { id, page, seo, language } = pageAt("landing", pathname);
  return {
    page,
    sections: withDiagrams(page.sections, language),
    seo,
    picture: pictureOf(id),
    related: cardsOf(page.related, language).slice(0, mostRelated),
  };
}
