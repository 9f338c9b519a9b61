import { readFileSync } from "node:fs";
import { languageCodes } from "@site/ground/language/languages.ts";
import { entriesOf } from "@site/typed";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { hitsFor, isGuess } from "#domain/search/pages/results.server.ts";
import { hashOf } from "#platform/search/search-index.ts";
import { putIndex, readIndex } from "#platform/search/store.ts";
import { searchDocuments } from "#site/content/search-pages.server.ts";
import { pages } from "./pages.ts";

type Row = [text: string, best: string, kind?: string, others?: string[]];
type Queries = Record<"en" | "ar", Row[]>;
const queriesIn = (file: string): Queries =>
  parse(readFileSync(new URL(`./search/${file}.yaml`, import.meta.url), "utf8"));

/** The last measured share of queries whose first hit is right. It must not fall. The reporting half of the exam is read by nobody who tunes. */
const recorded = { queries: 0.9, "exam/tuning": 0.9, "exam/reporting": 0.84 };

beforeAll(async () => {
  for (const language of languageCodes) putIndex(language, await readIndex(language));
});

test.each(languageCodes)("the search index (%s) is made from the present content", async (language) => {
  expect((await readIndex(language)).hash).toBe(hashOf(searchDocuments(language)));
});

interface Tally {
  queries: number;
  first: number;
  inThree: number;
  gain: number;
  nothing: number;
}

/** The gain of a hit by its position, as nDCG counts it. */
const discount = (at: number) => 1 / Math.log2(at + 2);

function count(tally: Tally, ids: string[], isGuess: boolean, best: string, others: string[]): void {
  tally.queries += 1;
  if (best === "none") {
    tally.first += Number(isGuess);
    return;
  }
  const gainOf = (id: string) => (id === best ? 2 : others.includes(id) ? 1 : 0);
  const ideal = [2, ...others.filter((id) => id !== best).map(() => 1)].slice(0, 5);
  const sum = (gains: number[]) => gains.reduce((total, gain, at) => total + gain * discount(at), 0);
  tally.first += Number(gainOf(ids[0] ?? "") > 0);
  tally.inThree += Number(ids.slice(0, 3).some(gainOf));
  tally.gain += sum(ids.slice(0, 5).map(gainOf)) / sum(ideal);
  tally.nothing += Number(ids.length === 0);
}

test.each(entriesOf(recorded))("the right page is found for what people type (%s)", async (file, least) => {
  const tallies = new Map<string, Tally>();
  for (const [language, rows] of entriesOf(queriesIn(file)))
    for (const [text, best, kind = file, others = []] of rows) {
      const tally = tallies.get(kind) ?? { queries: 0, first: 0, inThree: 0, gain: 0, nothing: 0 };
      tallies.set(kind, tally);
      const hits = await hitsFor(text, language);
      count(
        tally,
        hits.map(({ page }) => page.id),
        isGuess(hits),
        best,
        others,
      );
    }
  const share = (part: number, { queries }: Tally) => (part / queries).toFixed(2);
  const lines = [...tallies].map(
    ([kind, tally]) =>
      `${kind}: ${tally.queries} queries, first ${share(tally.first, tally)}, in three ${share(tally.inThree, tally)}, nDCG@5 ${share(tally.gain, tally)}, nothing ${tally.nothing}`,
  );
  const answered = [...tallies].flatMap(([kind, tally]) => (kind === "none" ? [] : [tally]));
  const total = (key: keyof Tally) => answered.reduce((sum, tally) => sum + tally[key], 0);
  const [first, inThree] = [total("first") / total("queries"), total("inThree") / total("queries")];
  console.log(`${file}: first ${first.toFixed(3)}, in three ${inThree.toFixed(3)}\n${lines.join("\n")}`);
  expect(first).toBeGreaterThanOrEqual(least);
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
