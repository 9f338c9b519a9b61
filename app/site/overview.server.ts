import { cardsOf, childrenOf } from "./content.server.ts";
import { withDiagrams } from "./diagrams.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureOf, withPictures } from "./pictures.server.ts";

/** An overview introduces the pages below it. */
export function overviewPage(pathname: string) {
  const { id, page, seo, language } = pageAt("overview", pathname);
  return {
    page,
    sections: withDiagrams(page.sections, language),
    seo,
    picture: pictureOf(id),
    children: withPictures(cardsOf(childrenOf(id, language), language)),
  };
}
