import type { Language } from "#app/i18n/languages.ts";
import { cardsBelow, cardsOf, readPage } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import type { PageId } from "./pages.ts";
import { proofOf } from "./photos.server.ts";
import { pictureOf } from "./pictures.server.ts";

const wordsPerMinute = 200;
const minutesToRead = (text: string) => Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));

export function articlePage(pathname: string) {
  const { id, page, seo, language } = pageAt("article", pathname);
  return {
    page,
    seo,
    picture: pictureOf(id),
    minutes: minutesToRead(page.body),
    related: cardsOf(page.related, language),
  };
}

/** The articles below a page, the newest first; what an article is about is the name of the first page it leads to. */
export function articlesBelow(id: PageId, language: Language) {
  return cardsBelow(id, language)
    .flatMap((card) => {
      const article = readPage("article", card.id, language);
      if (!article) return [];
      const { title, published, body, related } = article;
      const [topic] = cardsOf(related, language);
      return [
        { ...card, title, published, minutes: minutesToRead(body), topic: topic?.name, picture: pictureOf(card.id) },
      ];
    })
    .sort((one, other) => other.published.localeCompare(one.published));
}
export type ShownArticle = ReturnType<typeof articlesBelow>[number];

export async function caseStudyPage(pathname: string) {
  const { id, page, seo, language } = pageAt("case-study", pathname);
  return {
    page,
    seo,
    picture: pictureOf(id),
    related: cardsOf(page.related, language),
    proof: await proofOf(id, language),
  };
}

export const legalPage = (pathname: string) => pageAt("legal", pathname);
