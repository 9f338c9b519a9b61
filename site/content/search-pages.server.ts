import { servesCity } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { type Leaf, leavesOf } from "@site/ground/leaves.ts";
import { ancestors, href } from "@site/ground/site-map/links.ts";
import { cityOf, kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { districtOf, placePageOf } from "@site/ground/site-map/place-pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import type { SearchDocument } from "#platform/search/document.ts";
import { cardsOf, readHead } from "./content.server.ts";
import { isIndexed } from "./indexing.server.ts";
import { pagesIn } from "./inventory.server.ts";
import { placeServiceOf } from "./place-service.server.ts";
import { priceTables } from "./prices.server.ts";
import type { Card } from "./schemas/card.ts";
import { allTrades, districtNames, shortName, tradeOf } from "./trades.server.ts";

/** The kind of a page in the results, by the first part of its address. A page about a place has the kind `place`. */
const kinds = {
  services: "service",
  "near-me": "service",
  bundles: "bundle",
  solutions: "solution",
  industries: "solution",
  calculators: "calculator",
  help: "help",
  blog: "article",
  resources: "resource",
  "case-studies": "caseStudy",
  video: "video",
  careers: "job",
} as const;
export type SearchKind = (typeof kinds)[keyof typeof kinds] | "place" | "other";

const isKnown = (segment: string): segment is keyof typeof kinds => segment in kinds;
const kindOfPage = (id: PageId): SearchKind => {
  const [, first = ""] = id.split("/");
  if (cityOf(id)) return "place";
  return isKnown(first) ? kinds[first] : "other";
};

const weights: Partial<Record<SearchKind, number>> = {
  service: 1.3,
  calculator: 1.2,
  help: 1.35,
  // The pages of the next two kinds name many things and explain few.
  resource: 0.8,
  video: 0.9,
};
/** The kinds of page that answer a question. */
const explaining = new Set<SearchKind>(["article", "calculator", "resource", "video"]);
/** Pages that rank higher, or lower, than others of their kind. */
const weightsOfPages: Partial<Record<PageId, number>> = {
  "/pricing": 1.4,
  "/services/emergency-ac-repair": 0.85,
  "/pricing/works": 1.4,
  "/calculators/cooling-load-proof": 0.7,
};

const weightOf = (id: PageId, language: Language) =>
  (weightsOfPages[id] ?? 1) *
  (kindOf(id) === "legal" ? 0.5 : id.startsWith("/near-me/") ? 1 : (weights[kindOfPage(id)] ?? 1)) *
  (isIndexed(id, language) ? 1 : 0.7);

/** Fields that are not searched: keys, dates and sources. The title of a source would be found instead of our own pages. */
const notText =
  /(^|\.)(kind|name|names|page|pages|related|places|shape|mark|picture|icon|author|published|updated|reviewed|sources|sample|tags|services|place|seo)(\.|$)/;
const isHeading = /(^|\.)(heading|title|question|label|eyebrow)$/;
/** True for a key or an address, which is no text. In a text, words begin with a capital or stand in a sentence. */
const isKey = /^[a-z0-9/._:#?=-]+$/;

/** Excludes the page of the search itself. */
const isSearched = (id: PageId) => kindOf(id) !== "search";

/** All pages of a language, prepared for the search. */
export const searchDocuments = (language: Language): SearchDocument[] =>
  pagesIn(language)
    .filter(isSearched)
    .sort()
    .flatMap((id) => documentOf(id, language) ?? []);

function documentOf(id: PageId, language: Language): SearchDocument | undefined {
  const head = readHead(id, language);
  if (!head) return undefined;
  const { name, summary, seo, ...content } = head;
  // The heading of a page about a trade in a place is made of data, and the title in its file is the headline of its story.
  const service = placeServiceOf(id, language);
  const texts = leavesOf(content).flatMap(textOf);
  const [titles, others] = [true, false].map((isTitle) =>
    texts.filter(({ field }) => isTitle === /^(hero\.)?title$/.test(field)),
  );
  const lines = (parts: typeof texts = []) => parts.map(({ text }) => text).join("\n");
  return {
    id,
    kind: kindOfPage(id),
    crumbs: ancestors(id, (above) => readHead(above, language) !== undefined).map((page) => shortName(page, language)),
    name,
    title: [...(service ? [service.title] : []), lines(titles), seo.title].join("\n"),
    also: otherNames(id, language).join(" "),
    headings: [lines(others?.filter(({ field }) => isHeading.test(field))), ...priceNames(id, language)].join("\n"),
    summary: plain(summary),
    body: lines(others?.filter(({ field }) => !isHeading.test(field))),
    place: districtOf(id) ?? cityOf(id),
    group: groupOf(id),
    weight: weightOf(id, language),
    inQuestions: weightOf(id, language) * (explaining.has(kindOfPage(id)) ? 1.3 : 1),
  };
}

/** The names of the tables on a page of prices, and of the jobs in them. */
const priceNames = (id: PageId, language: Language) =>
  (kindOf(id) === "pricing" ? priceTables(id, language) : []).flatMap(({ name, rows }) => [
    name,
    ...rows.map((row) => row.name),
  ]);

function textOf({ field, value }: Leaf) {
  if (typeof value !== "string" || notText.test(field) || isKey.test(value)) return [];
  const text = plain(value);
  return text ? [{ field, text }] : [];
}

/** Removes the marks of Markdown from a text. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:[-*+#>]+|\d+\.)[ \t]+/gm, "")
    .replace(/\*\*|`|^\|[\s|:-]+$/gm, "")
    .replace(/[\s|]+/g, " ")
    .trim();

/** The group of pages about one service in all cities, or in all districts. */
function groupOf(id: PageId): string | undefined {
  const page = placePageOf(id);
  return page && page.row !== "near-me" && page.column !== "extras" ? page.column : undefined;
}

function otherNames(id: PageId, language: Language): string[] {
  const trade = tradeOf(id);
  const [city, district] = [cityOf(id), districtOf(id)];
  return [
    ...(language === "en" ? id : decodeURI(href(id, language)).replace(/[a-z]/g, "")).split(/[/-]/),
    ...(trade ? [trade] : allTrades().filter(({ service }) => service === id)).map((each) => each[language]),
    ...(city ? (placeNames()[city] ?? []) : []),
    ...(district ? (placeNames()[district] ?? []) : []),
  ];
}

/** The names of cities and districts in both languages, by their ids. */
export const placeNames = (served = cities.filter((city) => servesCity(city))): Record<string, string[]> => ({
  ...Object.fromEntries(
    served.map((city) => [
      city,
      [city.replaceAll("-", " "), ...(["en", "ar"] as const).flatMap((each) => readHead(`/${city}`, each)?.name ?? [])],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(served.includes("dubai") ? districtNames() : {}).map(([key, { en, ar }]) => [
      key,
      [key.replaceAll("-", " "), en, ar],
    ]),
  ),
});

/** All pages with their names, without the index of their texts. */
export const allPages = (language: Language): Card[] => cardsOf(pagesIn(language).filter(isSearched), language);
