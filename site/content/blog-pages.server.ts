import {
  type Article,
  articleCard,
  articles,
  articlesTagged,
  authorPage,
  tagOf,
  tagsWithCounts,
} from "./blog.server.ts";
import { pageAt } from "./page.server.ts";

export function tagPageAt(pathname: string) {
  const { id, page, seo, language } = pageAt("tag", pathname);
  const tagged = articlesTagged(tagOf(id), language);
  return {
    page,
    seo,
    articles: tagged.map((article) => articleCard(article, language)),
    tags: tagsWithCounts(language),
  };
}

export function authorPageAt(pathname: string) {
  const { id, page, seo, language } = pageAt("author", pathname);
  const of = (key: string) => authorPage(key) === id;
  const list = (isListed: (article: Article) => boolean) =>
    articles(language)
      .filter(isListed)
      .map((article) => articleCard(article, language));
  return { page, seo, written: list(({ author }) => of(author)), checked: list(({ reviewed }) => of(reviewed.by)) };
}
