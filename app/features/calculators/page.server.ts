import { runToEnd } from "@site/engine/what-if/steps.ts";
import { type Language, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { data } from "react-router";
import type { CalculatorName } from "#app/islands/calculators.ts";
import { calculatorWords, cardsOf, readPage } from "#app/site/content.server.ts";
import { pageAt } from "#app/site/page.server.ts";
import { shownSections } from "#app/site/sections.server.ts";
import { catalogue } from "./catalogue.server.ts";
import type { Entry, Shown as ShownIsland } from "./frame/entry.server.ts";
import { readFields } from "./frame/read-fields.ts";
import type { Given } from "./frame/words.ts";

/** The page of a calculator with the answer for its address. */
export function calculatorPage(url: URL) {
  const { id, page, seo, language } = pageAt("calculator", url.pathname);
  const { slug, entry } = entryOf(id);
  return {
    page: { hero: page.hero, questions: page.questions, sources: page.sources },
    // The canonical address is the one without a query.
    seo: { ...seo, indexed: seo.indexed && !isAsked(entry, url.searchParams) },
    ...shownAt(entry, {
      id,
      language,
      name: page.name,
      canonical: seo.canonical,
      query: url.search.slice(1),
      slug,
    }),
    sections: shownSections(page.sections, id, language),
    related: cardsOf(page.related, language).slice(0, 3),
  };
}

function entryOf(id: string) {
  const slug = id.slice(id.lastIndexOf("/") + 1);
  const entry = catalogue.get(slug);
  if (!entry) throw data(null, { status: 404 });
  return { slug, entry };
}

const isAsked = ({ calculator: { fields } }: Entry, query: URLSearchParams) =>
  query.has("v") || readFields(fields, query).given.length > 0;

type Place = { id: PageId; language: Language; name: string; canonical: string; query: string; slug: string };
type Words = Pick<Given<unknown>, "words" | "shared">;
type Shown = { island: CalculatorName; given: Omit<Given<unknown>, keyof Words>; words: Words };

function shownAt(entry: Entry, place: Place): Shown {
  const { island, words, precomputed } = islandFor(entry, place.slug, place.language, place.query);
  const today = todayOf(entry, place.language);
  return { island, words, given: { ...givenTo(place), today, precomputed: precomputed && runToEnd(precomputed()) } };
}

function islandFor(entry: Entry, slug: string, language: Language, query: string) {
  const words = pageWordsOf(entry, slug, language);
  const shown: ShownIsland = entry.shown?.(query, words) ?? { island: entry.island, words };
  return { ...shown, words: { words: shown.words, shared: calculatorWords(language) } };
}

/** The words of the islands of every calculator that the company offers, each a file that its page fetches when it is used: what of them changes by the day stays in the page. */
export const islandWords = (language: Language): Map<CalculatorName, Words> =>
  new Map(
    [...catalogue]
      .filter(([slug]) => readPage("calculator", `/calculators/${slug}`, language))
      .flatMap(([slug, entry]) =>
        ["", ...(entry.modes ?? [])].map((query) => {
          const { island, words } = islandFor(entry, slug, language, query);
          return [island, words] as const;
        }),
      ),
  );

function givenTo({ id, language, name, canonical, query }: Place) {
  return {
    query,
    language,
    path: href(id, language),
    canonical,
    name,
    quote: href("/quote", language),
    signIn: href("/sign-in", language),
    account: href("/account", language),
    whatsapp: `${languages[language].prefix}/whatsapp?page=${id}`,
  };
}

const todayOf = ({ prices }: Entry, language: Language) => prices && { prices: prices(language) };

/** A calculator's own words, with the prices that it adds up. */
export const wordsOf = (entry: Entry, slug: string, language: Language): unknown => ({
  ...pageWordsOf(entry, slug, language),
  ...todayOf(entry, language),
});

/** Checked by its own schema; a mistake stops the build. */
function pageWordsOf({ words }: Entry, slug: string, language: Language): object {
  const read = words.safeParse(readPage("calculator", `/calculators/${slug}`, language)?.words);
  if (read.success) return read.data as object;
  const lines = read.error.issues.map(({ path, message }) => `words.${path.join(".")}: ${message}`);
  throw new Error(`content/${language}/calculators/${slug}.yaml: ${lines.join("; ")}`);
}
