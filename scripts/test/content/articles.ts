import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@site/ground/language/languages.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import type { ContentOf } from "#site/content/content.server.ts";
import { contentFolder } from "#site/content/files.server.ts";
import { wordCount } from "#site/content/reading-time.ts";
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

type Article = ReadContent & { language: Language; data: ContentOf<"article"> };

/** The last recorded state of each article: a hash of its text, and the date that it shows. */
export type ArticleRecords = Record<string, { text: string; dated: string }>;

export const recordedFile = "shared/article-texts.json";
/** The allowed number of words. An Arabic text needs fewer words than an English one. */
const lengths: Record<Language, [shortest: number, longest: number]> = { en: [900, 1500], ar: [650, 1200] };
const fewest = 3;

const isArticle = (read: ReadContent): read is Article => kindOf(read.id ?? "") === "article";
export const articlesIn = (read: ReadContent[]) => read.filter(isArticle);

export const readRecords = () => JSON.parse(readFileSync(join(contentFolder, recordedFile), "utf8")) as ArticleRecords;

/** Returns the current state of an article. Only the text is hashed: a change of the fields above it does not make the article newer. */
export const stateOf = ({ data: { body, updated, published } }: Article) => ({
  text: createHash("sha256").update(body.trim()).digest("base64url").slice(0, 16),
  dated: updated ?? published,
});

export function articleProblems(read: ReadContent[]): Problem[] {
  const articles = articlesIn(read);
  return [
    ...articles.flatMap(lengthProblems),
    ...articles.flatMap((article) => vocabularyProblems(article, read)),
    ...tagProblems(articles, read),
    ...dateProblems(articles, readRecords()),
  ];
}

function lengthProblems({ file, language, data }: Article): Problem[] {
  const words = wordCount(data.body, language);
  const [shortest, longest] = lengths[language];
  return words < shortest || words > longest
    ? [{ file, reason: `has ${words} words: an article has ${shortest} to ${longest}` }]
    : [];
}

function vocabularyProblems({ file, language, data }: Article, read: ReadContent[]): Problem[] {
  const required = {
    author: [`authors/${data.author}`],
    "reviewed.by": [`authors/${data.reviewed.by}`],
    tags: data.tags.map((tag) => `blog/tags/${tag}`),
  };
  return Object.entries(required).flatMap(([field, names]) =>
    names
      .map((name) => `${language}/${name}.yaml`)
      .filter((name) => !read.some((other) => other.file === name))
      .map((name) => ({ file, field, reason: `content/${name} is missing` })),
  );
}

/** Reports tags with too few articles, because a page that lists only two articles is of no use. */
const tagProblems = (articles: Article[], read: ReadContent[]): Problem[] =>
  read
    .filter(({ id }) => kindOf(id ?? "") === "tag")
    .flatMap(({ file, id = "", language }) => {
      const name = id.slice("/blog/tags/".length);
      const count = articles.filter((each) => each.language === language && each.data.tags.includes(name)).length;
      return count < fewest ? [{ file, reason: `${count} articles have this tag: a tag begins with ${fewest}` }] : [];
    });

/** Checks that the dates are honest: the date "updated" must mean that the text has changed. */
export const dateProblems = (articles: Article[], known: ArticleRecords): Problem[] =>
  articles.flatMap((article) => {
    const [now, before] = [stateOf(article), known[article.file]];
    if (before?.dated === now.dated) return [];
    const reason =
      before?.text === now.text
        ? `the text is the one of ${before.dated}: leave the date as it is`
        : "the date is new: run npm run content:dates";
    return [{ file: article.file, field: "updated", reason }];
  });
