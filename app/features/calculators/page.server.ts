import { data } from "react-router";
import { type Language, languages } from "#app/i18n/languages.ts";
import type { IslandName } from "#app/islands/registry.ts";
import { calculatorWords, cardsOf, readPage } from "#app/site/content.server.ts";
import { href } from "#app/site/links.ts";
import { pageAt } from "#app/site/page.server.ts";
import type { PageId } from "#app/site/pages.ts";
import { shownSections } from "#app/site/sections.server.ts";
import { runToEnd } from "#engine/what-if/steps.ts";
import { catalogue, type Entry } from "./catalogue.server.ts";
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

function shownAt(entry: Entry, place: Place): { island: IslandName; given: Given<unknown> } {
  const words = wordsOf(entry, place.slug, place.language);
  const shown = entry.shown?.(place.query, words) ?? { island: entry.island, words };
  const precomputed = shown.precomputed && runToEnd(shown.precomputed());
  return { island: shown.island, given: { ...givenTo(shown.words, place), precomputed } };
}

function givenTo(words: unknown, { id, language, name, canonical, query }: Place): Given<unknown> {
  return {
    query,
    language,
    words,
    shared: calculatorWords(language),
    path: href(id, language),
    canonical,
    name,
    quote: href("/quote", language),
    signIn: href("/sign-in", language),
    whatsapp: `${languages[language].prefix}/whatsapp?page=${id}`,
  };
}

/** A calculator's own words, checked by its own schema; a mistake stops the build. With the prices that it adds up. */
export function wordsOf({ words, prices }: Entry, slug: string, language: Language): unknown {
  const read = words.safeParse(readPage("calculator", `/calculators/${slug}`, language)?.words);
  if (read.success) return prices ? { ...(read.data as object), prices: prices(language) } : read.data;
  const lines = read.error.issues.map(({ path, message }) => `words.${path.join(".")}: ${message}`);
  throw new Error(`content/${language}/calculators/${slug}.yaml: ${lines.join("; ")}`);
}
