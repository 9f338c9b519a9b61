import { runToEnd } from "@site/engine/what-if/steps.ts";
import { type Language, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { data } from "react-router";
import { calculatorWords, cardsOf, readPage } from "#site/content/content.server.ts";
import { pageAt } from "#site/content/page.server.ts";
import { shownSections } from "#site/content/sections.server.ts";
import { linkedSources } from "#site/content/sources.server.ts";
import { type CalculatorIsland, calculatorEntries, entryOf } from "../registry.server.ts";
import type { Entry } from "./frame/entry.server.ts";
import { readFields } from "./frame/read-fields.ts";
import type { CalculatorProps } from "./frame/words.ts";

/** Returns the page of a calculator with the answer for its address. */
export function calculatorPage(url: URL) {
  const { id, page, seo, language } = pageAt("calculator", url.pathname);
  const entry = entryOf(id.slice(id.lastIndexOf("/") + 1));
  if (!entry) throw data(null, { status: 404 });
  return {
    page: { hero: page.hero, questions: page.questions, sources: linkedSources(page.sources) },
    // Only the address without a query is canonical, so search engines index no other address of this page.
    seo: { ...seo, indexed: seo.indexed && !isAsked(entry, url.searchParams) },
    ...shownAt(entry, {
      id,
      language,
      name: page.name,
      canonical: seo.canonical,
      query: url.search.slice(1),
    }),
    sections: shownSections(page.sections, id, language),
    related: cardsOf(page.related, language).slice(0, 3),
  };
}

const isAsked = ({ fields }: Entry, query: URLSearchParams) =>
  query.has("v") || readFields(fields, query).given.length > 0;

type Place = { id: PageId; language: Language; name: string; canonical: string; query: string };
type Words = Pick<CalculatorProps<unknown>, "words" | "shared">;
type Shown = { island: CalculatorIsland; given: Omit<CalculatorProps<unknown>, keyof Words>; words: Words };

function shownAt(entry: Entry<CalculatorIsland>, place: Place): Shown {
  const { island, words, precomputed } = islandFor(entry, place.language, place.query);
  const today = entry.today(place.language);
  return { island, words, given: { ...givenTo(place), today, precomputed: precomputed && runToEnd(precomputed()) } };
}

function islandFor(entry: Entry<CalculatorIsland>, language: Language, query: string) {
  const shown = entry.shown(query, language);
  return { ...shown, words: { words: shown.words, shared: calculatorWords(language) } };
}

/**
 * Returns the words of the islands of every calculator that the company offers. Each island's words are a file, which the page fetches when the
 * island is used. Words that change every day stay in the page.
 */
export const islandWords = (language: Language): Map<CalculatorIsland, Words> =>
  new Map(
    calculatorEntries
      .filter(({ slug }) => readPage("calculator", `/calculators/${slug}`, language))
      .flatMap((entry) =>
        Object.values(entry.islands).map((query) => {
          const { island, words } = islandFor(entry, language, query);
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
    quotation: href("/quotation", language),
    signIn: href("/sign-in", language),
    account: href("/account", language),
    whatsapp: `${languages[language].prefix}/whatsapp?page=${id}`,
  };
}
