import { readFileSync } from "node:fs";
import { languageCodes } from "@site/ground/language/languages.ts";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { search } from "#platform/search/search.ts";
import { hashOf, openIndex } from "#platform/search/search-index.ts";
import { readIndex } from "#platform/search/store.ts";
import { searchDocuments } from "#site/content/search-pages.server.ts";
import { preparedWords } from "#site/content/search-words.server.ts";
import { pages } from "./pages.ts";

type Queries = Record<"en" | "ar", [text: string, page: string][]>;
const queries: Queries = parse(readFileSync(new URL("./search/queries.yaml", import.meta.url), "utf8"));

/** The last measured quality of the search (nDCG@5). It must not fall. */
const recorded = { en: 0.985, ar: 0.99 };

/**
 * The gain of a query with one right page: 1 if the page is in the first place, less for the places below, and 0 from the sixth place on.
 */
const gainAt = (place: number) => (place < 0 || place > 4 ? 0 : 1 / Math.log2(place + 2));

describe.each(languageCodes)("the search index (%s)", (language) => {
  test("is made from the present content", async () => {
    expect((await readIndex(language)).hash).toBe(hashOf(searchDocuments(language)));
  });

  test("finds the right page for what people type", async () => {
    const index = openIndex(await readIndex(language));
    const { vocabulary } = preparedWords();
    const places = queries[language].map(([text, page]) => {
      const hits = search(index, vocabulary, text);
      return { text, page, at: hits.findIndex((hit) => hit.page.id === page) };
    });
    const ndcg = places.reduce((sum, { at }) => sum + gainAt(at), 0) / places.length;
    const notFirst = places.filter(({ at }) => at !== 0).map(({ text, page, at }) => `  ${text}: ${page} at ${at + 1}`);
    console.log(`nDCG@5 ${language}: ${ndcg.toFixed(3)} of ${places.length} queries\n${notFirst.join("\n")}`);
    expect(places.length).toBeGreaterThanOrEqual(60);
    expect(ndcg).toBeGreaterThanOrEqual(recorded[language]);
  });
});

test("the page of results is not for search engines, and not for robots at all", () => {
  const found = pages.filter(({ kind }) => kind === "search");
  expect(found.map(({ noindex }) => noindex)).toEqual([true, true]);
  expect(found.map(({ root }) => root.first("link", (link) => link.attr("rel") === "canonical")?.attr("href"))).toEqual(
    expect.arrayContaining([expect.stringMatching(/[^r]\/search$/), expect.stringMatching(/\/ar\/search$/)]),
  );
  const robots = readFileSync("build/client/robots.txt", "utf8");
  for (const path of ["/search", "/ar/search"]) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(readFileSync("build/client/next.speculationrules", "utf8")).toContain('"/search*", "/ar/search*"');
});
