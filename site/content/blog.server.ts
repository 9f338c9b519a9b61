import { type Language, languages } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { type ContentOf, cardsBelow, cardsOf, readPage } from "./content.server.ts";
import { pagesIn } from "./inventory.server.ts";
import { pictureOf } from "./pictures.server.ts";
import { minutesToRead } from "./reading-time.ts";
import type { Card } from "./schemas/card.ts";
import { signatory } from "./signatories.server.ts";

export type Article = Card & ContentOf<"article">;

export const tagPage = (tag: string) => `/blog/tags/${tag}` as const;
export const tagOf = (id: string) => id.slice(tagPage("").length);
export const feedPath = (language: Language) => `${languages[language].prefix}/blog/feed.xml`;
export const authorPage = (author: string) => `/authors/${author}` as const;
export const authorOf = (id: string) => id.slice(authorPage("").length);

/** The person who signs an author's articles, and the page about the person. */
export function byline(author: string, language: Language): Card | undefined {
  const [card] = cardsOf([authorPage(author)], language);
  const person = signatory(author);
  return card && person && { ...card, name: person.name[language] };
}

/** All articles of a language, the newest first. */
export function articles(language: Language): Article[] {
  return cardsBelow("/blog", language)
    .flatMap((card) => {
      const article = readPage("article", card.id, language);
      return article ? [{ ...article, ...card }] : [];
    })
    .sort((one, other) => other.published.localeCompare(one.published));
}

/** Returns the parts of an article that a list shows. The topic is the name of the article's first tag. */
export function articleCard(article: Article, language: Language) {
  const { id, title, name, summary, published, sample, body, tags } = article;
  const [topic] = cardsOf(tags.map(tagPage), language);
  const minutes = minutesToRead(body, language);
  return { id, title, name, summary, published, sample, minutes, topic: topic?.name, picture: pictureOf(id) };
}
export type ShownArticle = ReturnType<typeof articleCard>;

/** The newest article that has figures, for the top of the blog. */
export function newestFigures(language: Language) {
  for (const { id, title, chart } of articles(language)) if (chart) return { id, title, chart };
  return undefined;
}

export const articlesTagged = (tag: string, language: Language) =>
  articles(language).filter(({ tags }) => tags.includes(tag));

/** Every tag with the number of its articles, the largest first. */
export const tagsWithCounts = (language: Language) =>
  cardsOf(
    pagesIn(language).filter((id) => id.startsWith("/blog/tags/")),
    language,
  )
    .map(({ id, name }) => ({ id, name, count: articlesTagged(tagOf(id), language).length }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, language));

/**
 * Returns the articles to read next. Each shared tag gives 3 points, and each shared related page gives 2. If points are equal, the newer article
 * is first. The article itself is left out, and so are the articles in its field `related`.
 */
export function nextArticles(id: PageId, language: Language, count = 3) {
  const all = articles(language);
  const self = all.find((article) => article.id === id);
  if (!self) return [];
  const common = (one: string[], other: string[]) => one.filter((each) => other.includes(each)).length;
  const score = (other: Article) => 3 * common(self.tags, other.tags) + 2 * common(self.related, other.related);
  return all
    .filter((other) => other.id !== id && !self.related.includes(other.id))
    .sort((one, other) => score(other) - score(one))
    .slice(0, count);
}
