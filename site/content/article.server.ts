import { byline, nextArticles, tagPage } from "./blog.server.ts";
import { cardsOf } from "./content.server.ts";
import { halves, partsOf } from "./markdown.ts";
import { pageAt } from "./page.server.ts";
import { pictureOf } from "./pictures.server.ts";
import { minutesToRead } from "./reading-time.ts";
import { linkedSources } from "./sources.server.ts";

export function articlePage(pathname: string) {
  const { id, page, seo, language } = pageAt("article", pathname);
  return {
    page,
    seo,
    author: byline(page.author, language),
    reviewer: byline(page.reviewed.by, language),
    tags: cardsOf(page.tags.map(tagPage), language),
    parts: partsOf(page.body),
    halves: halves(page.body),
    picture: pictureOf(id),
    minutes: minutesToRead(page.body, language),
    related: cardsOf(page.related, language),
    sources: linkedSources(page.sources),
    next: nextArticles(id, language).map(({ id, title }) => ({ id, title })),
  };
}

export const legalPage = (pathname: string) => pageAt("legal", pathname);
