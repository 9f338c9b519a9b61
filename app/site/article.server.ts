import { cardsOf } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { pictureOf } from "./pictures.server.ts";

const wordsPerMinute = 200;

export function articlePage(pathname: string) {
  const { id, page, seo, language } = pageAt("article", pathname);
  const minutes = Math.max(1, Math.round(page.body.split(/\s+/).length / wordsPerMinute));
  return { page, seo, picture: pictureOf(id), minutes, related: cardsOf(page.related, language) };
}

export function caseStudyPage(pathname: string) {
  const { id, page, seo, language } = pageAt("case-study", pathname);
  return { page, seo, picture: pictureOf(id), related: cardsOf(page.related, language) };
}

export const legalPage = (pathname: string) => pageAt("legal", pathname);
