import { pageAt } from "./page.server.ts";
import { pictureOf } from "./pictures.server.ts";
import { shownSections } from "./sections.server.ts";

export function aboutPage(pathname: string) {
  const { id, page, seo, language } = pageAt("about", pathname);
  return { page, seo, picture: pictureOf(id), sections: shownSections(page.sections, id, language) };
}
