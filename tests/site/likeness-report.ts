import { languageCodes } from "@site/ground/language/languages.ts";
import { placePageOf } from "@site/ground/site-map/place-pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { notYetIndexed } from "#site/content/not-indexed.ts";
import { indexedPages, likenesses } from "./likeness.ts";
import type { BuiltPage } from "./pages.ts";
import { inWords, type Likeness } from "./shingles.ts";

type Measured = Likeness & { group: string };

/** Landing pages are grouped by their subject, and other pages by their kind. */
function groupOf({ id, kind }: BuiltPage): string {
  const place = placePageOf(id);
  if (place?.row === "near-me") return "near me";
  if (place) return place.column.endsWith("/districts") ? "district" : "city, trade";
  if (cities.some((city) => id === `/${city}`)) return "city";
  return kind === "landing" ? (id.split("/")[1] ?? id) : (kind ?? "other");
}

const widths = [11, 8, 16, 5, 6, 16];
const percent = (share = 0) => `${Math.round(share * 100)}%`;
const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)];

function row(group: string, pages: Measured[]): string {
  const own = pages.map((page) => page.own);
  const jaccard = pages.map(({ nearest }) => nearest?.jaccard ?? 0);
  const containment = pages.map(({ nearest }) => nearest?.containment ?? 0);
  const cells = [at(own, 0), at(own, 0.5), at(jaccard, 0.5), at(jaccard, 0.9), at(jaccard, 1), at(containment, 1)];
  return `${group.padEnd(14)}${String(pages.length).padStart(6)}${cells.map((cell, index) => percent(cell).padStart(widths[index] ?? 0)).join("")}`;
}

/** Returns the ten most similar pairs of pages. Each pair is listed once. */
function closest(pages: Measured[]): string[] {
  const pairs = new Map(pages.map((page) => [[page.name, page.nearest?.name].sort().join(" "), page]));
  const sorted = [...pairs.values()].sort((a, b) => (b.nearest?.jaccard ?? 0) - (a.nearest?.jaccard ?? 0));
  return sorted.slice(0, 10).map((page) => inWords(page));
}

/**
 * Returns how much text the pages of each kind share in each language: the percentage of common shingles (runs of five words), with names
 * masked.
 */
export function likenessReport(): string {
  const groups = new Map(indexedPages.map((page) => [decodeURI(page.path), groupOf(page)]));
  const tables = languageCodes.map((language) => {
    const pages = likenesses(language).map((page) => ({ ...page, group: groups.get(page.name) ?? "" }));
    const rows = [...Map.groupBy(pages, ({ group }) => group)].map(([group, of]) => row(group, of));
    return [
      `${language}             pages  least own  median  Jaccard median  90%  most  most contained`,
      ...rows.sort(),
      "",
      "closest pairs",
      ...closest(pages),
    ].join("\n");
  });
  return [...tables, `kept out of search engines for it: ${notYetIndexed.join(" ") || "none"}`].join("\n\n");
}
