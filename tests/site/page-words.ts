import type { Language } from "@site/ground/language/languages.ts";
import { fixedPages, kindOf } from "@site/ground/site-map/pages.ts";
import { acDistricts, cities, handymanDistricts } from "@site/ground/site-map/places.ts";
import { readHead } from "#site/content/content.server.ts";
import { pagesIn } from "#site/content/inventory.server.ts";
import type { Element } from "./html.ts";
import type { BuiltPage } from "./pages.ts";
import { mask } from "./shingles.ts";

/** Sections that the layout adds to every page, by the id of their heading. */
export const layoutSections = ["cta", "related"];

/**
 * True for elements that are not part of a page's own text: breadcrumbs, contact buttons, the call to action, cards of other pages, the
 * parts beside the buttons at the top (calls, prices, symptoms), the half of a page about a place that is made of data, photographs of the company's work,
 * the list of sources (standards have the same words everywhere) and the sheets (which the engine has written).
 */
export const isLayout = (element: Element) =>
  ["nav", "aside", "form", "script", "style"].includes(element.tag) ||
  element.attr("data-sheet") !== undefined ||
  element.attr("data-actions") !== undefined ||
  element.attr("data-facts") !== undefined ||
  element.attr("data-cards") !== undefined ||
  element.attr("data-proof") !== undefined ||
  (element.tag === "a" && /^https:\/\/wa\.me|#form$/.test(element.attr("href") ?? "")) ||
  (element.tag === "section" && [...layoutSections, "sources"].includes(element.attr("aria-labelledby") ?? ""));

const wordPattern = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

const split = (text: string) => text.toLowerCase().match(wordPattern) ?? [];

/** Common words that are not masked, although they occur in names. Masking them would remove too much of a page's own text. */
const kept = new Set(
  "a an and at by for from in me my near of on or the to with في من إلى على عن مع و أو مني منك قرب بالقرب القرب".split(
    " ",
  ),
);

/**
 * Returns every word in the names of places and services. A page that differs from another page only in these words has no content of its
 * own.
 */
export function namesIn(language: Language): Set<string> {
  const slugs = [...cities, ...acDistricts, ...handymanDistricts, ...fixedPages].flatMap((slug) => slug.split(/[/-]/));
  const names = pagesIn(language)
    .filter((id) => kindOf(id) === "landing")
    .flatMap((id) => split(readHead(id, language)?.name ?? ""));
  return new Set([...slugs, ...names].map((word) => stem(word)).filter((word) => word.length > 1 && !kept.has(word)));
}

/** Removes the article and the one-letter prepositions that Arabic joins to a name, as in بدبي, والشارقة, للمكيفات. */
export const stem = (word: string) => word.replace(/^[وف]?(?:لل|[بكل]?ال|[بكل])(?=[\u0621-\u064A]{3,})/, "");

/** Returns the words of a page's own text, with every name masked. */
export const maskedWords = ({ main }: BuiltPage, names: ReadonlySet<string>) =>
  split(main.text(isLayout)).map((word) => (names.has(word) || names.has(stem(word)) ? mask : word));
