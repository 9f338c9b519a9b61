import { withDiagrams } from "./diagrams.server.ts";
import { pageAt } from "./page.server.ts";

export function aboutPage(pathname: string) {
  const { page, seo, language } = pageAt("about", pathname);
  return { page, seo, sections: withDiagrams(page.sections, language) };
}
