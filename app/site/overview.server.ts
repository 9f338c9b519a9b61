import { cardsOf, childrenOf } from "./content.server.ts";
import { withDiagrams } from "./diagrams.server.ts";
import { pageAt } from "./page.server.ts";

/** An overview introduces the pages below it. */
export function overviewPage(pathname: string) {
  const { id, page, seo, language } = pageAt("overview", pathname);
  const sections = withDiagrams(page.sections, language);
  return { page, sections, seo, children: cardsOf(childrenOf(id, language), language) };
}
