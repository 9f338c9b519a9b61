import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import type { StoredPage } from "#platform/search/document.ts";
import { excerptOf, foundBy, markFound } from "#platform/search/excerpt.ts";
import { inOtherLayout } from "#platform/search/keyboard.ts";
import { enough, type Hit, search } from "#platform/search/search.ts";
import type { SearchIndex } from "#platform/search/search-index.ts";
import { wordsOf } from "#platform/search/stem.ts";
import { cardsOf } from "#site/content/content.server.ts";
import { allPages, type SearchKind } from "#site/content/search-pages.server.ts";
import { preparedWords } from "#site/content/search-words.server.ts";
import { shortPlaceName } from "#site/content/trades.server.ts";
import { searchIndex } from "./index.server.ts";
import { partsOf } from "./parts.server.ts";

/** A search result. Its texts are split into pieces, and every second piece is a match. */
export interface Result {
  href: string;
  kind: SearchKind;
  crumbs: string[];
  name: string[];
  excerpt: string[];
  also: { name: string; href: string }[];
}

const pageSize = 10;
/** The number of nearest pages that are shown if no page answers. */
const mostNearest = 3;
/** The result of a group's first match names at most this many further matches of the group. */
const mostAlso = 8;

export async function hitsFor(text: string, language: Language, namesOnly = false): Promise<Hit[]> {
  return search(await partsOf(text, language), preparedWords().vocabulary, namesOnly);
}

/** Tells whether no page is about enough of what was typed. */
export const isGuess = ([best]: readonly Hit[]) => (best?.about ?? 0) < enough;

/** Returns one page of results, and a suggested spelling if no page answers. */
export async function resultsFor(text: string, language: Language, pageNumber: number) {
  const index = await searchIndex(language);
  if (!index) return byName(text, language);
  const found = await hitsFor(text, language);
  const hits = isGuess(found) ? found.slice(0, mostNearest) : found;
  const pages = Math.max(1, Math.ceil(hits.length / pageSize));
  const at = Math.min(Math.max(1, pageNumber), pages);
  return {
    total: hits.length,
    pages,
    at,
    results: hits.slice((at - 1) * pageSize, at * pageSize).map((hit) => resultOf(hit, index, language)),
    isGuess: isGuess(hits),
    meant: isGuess(hits) ? await meantBy(text) : undefined,
  };
}

/** Finds pages whose names contain all the words. It is used until the index is loaded. */
function byName(text: string, language: Language) {
  const words = wordsOf(text);
  const results = allPages(language)
    .filter(({ name }) => {
      const own = wordsOf(name);
      return words.length > 0 && words.every((word) => own.some((each) => each.startsWith(word)));
    })
    .slice(0, pageSize)
    .map(
      ({ id, name, summary }): Result => ({
        href: href(id, language),
        kind: "other",
        crumbs: [],
        name: [name],
        excerpt: [summary],
        also: [],
      }),
    );
  return { total: results.length, pages: 1, at: 1, results, isGuess: false, meant: undefined };
}

/** Converts the text as if it had been typed on the keyboard of the other language. Returns the converted text if its words are found. */
async function meantBy(text: string): Promise<string | undefined> {
  const meant = inOtherLayout(text);
  if (meant === text) return undefined;
  const hits = await hitsFor(meant, /\p{Script=Arabic}/u.test(meant) ? "ar" : "en");
  return isGuess(hits) ? undefined : meant;
}

export function resultOf({ page, marks, also }: Hit, index: SearchIndex, language: Language): Result {
  const { hasTerm, inBody } = marks();
  const isFound = foundBy(hasTerm, index.termsIn);
  return {
    href: hrefOf(page, language),
    kind: page.kind as SearchKind,
    crumbs: page.crumbs,
    name: markFound(page.name, isFound),
    excerpt: excerptOf(page, isFound, inBody),
    also: also
      .slice(0, mostAlso)
      .map((other) => ({ name: placeNameIn(index, other.place ?? "", language), href: hrefOf(other, language) })),
  };
}

/** The names of places, kept as long as the index: a page of results has many, and each would ask whether a file has changed. */
const placeNames = new WeakMap<SearchIndex, Map<string, string>>();

function placeNameIn(index: SearchIndex, place: string, language: Language): string {
  const names = placeNames.get(index) ?? new Map<string, string>();
  placeNames.set(index, names);
  const name = names.get(place) ?? shortPlaceName(place, language);
  names.set(place, name);
  return name;
}

const hrefOf = ({ id }: StoredPage, language: Language) => href(id as PageId, language);

/** Returns the services that people often look for. They are shown before a search and when nothing was found. */
export const bestServices = (language: Language) =>
  cardsOf(
    [
      "/services/air-conditioning/repair-cleaning",
      "/services/air-conditioning/maintenance",
      "/services/mep/plumbing-services",
      "/services/mep/electrical-services",
      "/help",
      "/calculators",
    ],
    language,
  );
