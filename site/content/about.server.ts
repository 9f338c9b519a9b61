import { companyTerms } from "./company-terms.server.ts";
import { pageAt } from "./page.server.ts";
import { proofOf } from "./photos.server.ts";
import { shownSections } from "./sections.server.ts";

export async function aboutPage(pathname: string) {
  const { id, page, seo, language } = pageAt("about", pathname);
  const sections = shownSections(page.sections, id, language);
  const proof = await proofOf(id, language);
  return { page, seo, sections, terms: companyTerms(language), proof };
}
