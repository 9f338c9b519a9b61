import { companyTerms } from "./company-terms.server.ts";
import { cardsOf, readPage } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { priceTables } from "./prices.server.ts";
import { pricePages } from "./schemas/prices.ts";
import { shownSections } from "./sections.server.ts";

export function pricingPage(pathname: string) {
  const { id, page, seo, language } = pageAt("pricing", pathname);
  const other = pricePages.flatMap((each) => {
    const text = each !== id && readPage("pricing", each, language)?.invitation;
    return text ? [{ id: each, text }] : [];
  })[0];
  return {
    page,
    seo,
    tables: priceTables(id, language),
    other,
    sections: shownSections(page.sections, id, language),
    terms: companyTerms(language),
    related: cardsOf(page.related, language),
  };
}
