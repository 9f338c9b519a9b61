import { servesCity } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { isOneOf } from "@site/typed";
import { ContentError, rawContent } from "./files.server.ts";
import { printable } from "./our-words.server.ts";
import { isSold, sellsWork } from "./sold.ts";

/** The site cannot do without these pages. If the company may not print the text of one of them, it has to be rewritten. */
const needed =
  /^\/($|services$|about$|contact$|quotation$|call-back$|pricing(\/works)?$|terms$|privacy$|help$|search$)/;

/** Tells whether a page is not published although its file exists. Its head or its whole text is about places, claims or work that are not ours. */
export function isKeptBack(id: string, file: string, language: Language): boolean {
  const read = rawContent(file);
  if (printable(read, { id, language }) === undefined) {
    if (needed.test(id))
      throw new ContentError(
        `content/${file} says in its head, or all through, what this company does not say or serve: write it anew (docs/go-live.md)`,
      );
    return true;
  }
  return isOfOthers(id, read);
}

/** True for a case study in a city that we do not serve, and for an article, film or case study that leads only to work that we do not offer. */
function isOfOthers(id: string, { city, related }: Record<string, unknown>): boolean {
  if (isOneOf(cities, city) && !servesCity(city)) return true;
  if (!["article", "film", "case-study"].includes(kindOf(id) ?? "")) return false;
  const pages: string[] = Array.isArray(related) ? related : [];
  const work = pages.filter((page) => kindOf(page) === "landing" && sellsWork(page));
  return work.length > 0 && !work.some((page) => isSold(page));
}
