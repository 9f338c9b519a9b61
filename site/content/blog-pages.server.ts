import type { Language } from "@site/ground/language/languages.ts";
import {
  type Article,
  articleCard,
  articles,
  articlesTagged,
  authorOf,
  authorPage,
  tagOf,
  tagsWithCounts,
} from "./blog.server.ts";
import { pageAt } from "./page.server.ts";
import { type Signatory, signatory } from "./signatories.server.ts";

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

/** The name of a person, and what stands below it. */
const shownPerson = ({ name, role, trade, licence }: Signatory, language: Language) => ({
  name: name[language],
  details: [role[language], trade[language], `${licence.name[language]} ${licence.number}`],
});

export function authorPageAt(pathname: string) {
  const { id, page, seo, language } = pageAt("author", pathname);
  const of = (key: string) => authorPage(key) === id;
  const person = signatory(authorOf(id));
  const list = (isListed: (article: Article) => boolean) =>
    articles(language)
      .filter(isListed)
      .map((article) => articleCard(article, language));
  return {
    page,
    seo,
    person: person && shownPerson(person, language),
    written: list(({ author }) => of(author)),
    checked: list(({ reviewed }) => of(reviewed.by)),
  };
}
