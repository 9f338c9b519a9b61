import { withDiagrams } from "./diagrams.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureOf } from "./pictures.server.ts";

export function aboutPage(pathname: string) {
  const { id, page, seo, language } = pageAt("about", pathname);
  return { page, seo, picture: pictureOf(id), sections: withDiagrams(page.sections, language) };
}
