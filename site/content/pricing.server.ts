import { companyTerms } from "./company-terms.server.ts";
import { cardsOf } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { priceTables } from "./prices.server.ts";
import { shownSections } from "./sections.server.ts";

export function pricingPage(pathname: string) {
  const { id, page, seo, language } = pageAt("pricing", pathname);
  return {
    page,
    seo,
    tables: priceTables(language),
    sections: shownSections(page.sections, id, language),
    terms: companyTerms(language),
    related: cardsOf(page.related, language),
  };
}
