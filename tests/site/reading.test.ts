import { languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { internalLinks } from "./links.ts";
import { isLayout } from "./page-words.ts";
import { type BuiltPage, pages } from "./pages.ts";
import { ease, readingOf, sentencesIn } from "./reading.ts";

const offered = /^\/(services|bundles|solutions|industries)\//;
const written = (language: string) => pages.filter((page) => page.language === language && offered.test(page.id));

const wordsOf = ({ main }: BuiltPage) => main.text(isLayout).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

test("no Arabic page has less than 70% of the words of its English one", () => {
  const english = new Map(pages.filter(({ language }) => language === "en").map((page) => [page.id, wordsOf(page)]));
  const share = (page: BuiltPage) => wordsOf(page) / (english.get(page.id) ?? Number.POSITIVE_INFINITY);
  const short = written("ar").filter((page) => english.has(page.id) && share(page) < 0.7);
  expect(short.map((page) => `${page.id}: ${Math.round(100 * share(page))}%`)).toEqual([]);
});

test("English reads easily enough (a report)", () => {
  const rows = written("en").map((page) => ({ page, ...readingOf(page.main) }));
  const hardest = rows.toSorted((a, b) => a.ease - b.ease).slice(0, 8);
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const line = (name: string, words: number, score: number) =>
    `${words.toFixed(1).padStart(6)} ${score.toFixed(0).padStart(5)}  ${name}`;
  console.log(
    [
      "words a sentence, Flesch reading ease (60–70 is plain English, below 30 a journal)",
      line(
        `median of ${rows.length} pages`,
        middle(rows.map((row) => row.length)),
        middle(rows.map((row) => row.ease)),
      ),
      ...hardest.map((row) => line(row.page.id, row.length, row.ease)),
    ].join("\n"),
  );
  expect(rows.filter((row) => row.length > 25).map((row) => `${row.page.id}: ${row.length} words a sentence`)).toEqual(
    [],
  );
});

test("the score is the Flesch reading ease", () => {
  expect(sentencesIn("It is warm, about 43.1 °C. Is it? Call us!")).toHaveLength(3);
  expect(ease("The cat sat on the mat.")).toBeCloseTo(116.1, 0);
});

test.each(languageCodes)("every page of a service is linked from the text of three other pages (%s)", (language) => {
  const from = new Map<string, Set<string>>();
  for (const page of pages.filter((one) => one.language === language))
    for (const path of textLinks(page)) from.set(path, (from.get(path) ?? new Set()).add(page.path));
  const count = ({ path }: BuiltPage) => from.get(path)?.size ?? 0;
  const lonely = written(language).filter((page) => count(page) < 3);
  expect(lonely.map((page) => `${decodeURI(page.path)}: ${count(page)}`)).toEqual([]);
});

const textLinks = (page: BuiltPage) => {
  const inLayout = new Set(
    page.main
      .all("*")
      .filter(isLayout)
      .flatMap((element) => element.all("a")),
  );
  const own = new Set(
    page.main
      .all("a")
      .filter((link) => !inLayout.has(link) && !isLayout(link))
      .map((link) => link.attr("href")),
  );
  return new Set(
    internalLinks(page)
      .filter(({ href, path, switches }) => own.has(href) && !switches && path !== page.path)
      .map(({ path }) => path),
  );
};
