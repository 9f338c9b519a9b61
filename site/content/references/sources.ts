import { type CityId, cityIds } from "@site/engine/data/stations.ts";
import { utilityOf } from "@site/engine/data/tariffs.ts";
import { sheetNames } from "@site/engine/sheets/names.ts";
import { sheetTables } from "@site/engine/sheets/sheets.ts";
import { isOneOf } from "@site/typed";
import type { SheetWords } from "../schemas/sheet-words.ts";
import type { Citation } from "./print.ts";

/** General knowledge is no source, although facts name it. */
const isNoSource = (text: string) => /general (trade )?knowledge|not source-checked/i.test(text);

/** Returns the words by which two descriptions of one source agree: names, and the numbers of dates. */
const marksOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []);

/** True if a source is listed already, perhaps in other words: a list names the half of its words, or the other way round. */
function isListed(text: string, listed: readonly string[]): boolean {
  const own = marksOf(text);
  return listed.some((other) => {
    const marks = marksOf(other);
    const shared = [...own].filter((mark) => marks.has(mark)).length;
    return shared > 0 && shared * 2 >= Math.min(own.size, marks.size);
  });
}

function sourcesOfSheet(sheet: string, city: CityId, words: SheetWords): string[] {
  if (!isOneOf(sheetNames, sheet)) return [];
  const all = sheetTables(sheet, [city]).map(({ basis }) =>
    basis === "utility" ? words.tariffs[utilityOf[city]] : words.sources[basis],
  );
  return [...new Set(all)];
}

/** True if the page shows the sheet. The sheet itself then prints its sources. */
const shows = (page: object, sheet: string) =>
  "sections" in page &&
  Array.isArray(page.sections) &&
  page.sections.some((section: { kind?: string; name?: string }) => section.kind === "sheet" && section.name === sheet);

/** The citations of a page, the sources that its author lists in either language, and the words for sheets in its own. */
type Citing = { cited: readonly Citation[]; listed: readonly string[]; words: SheetWords };

/** Returns the sources of what a page cites, without those that are listed. */
function citedSources(page: object, { cited, listed, words }: Citing): string[] {
  const found: string[] = [];
  for (const one of cited) {
    const sources =
      one.kind === "fact"
        ? [one.fact.src].filter((text) => !isNoSource(text))
        : one.kind === "sheet" && isOneOf(cityIds, one.city) && !shows(page, one.sheet)
          ? sourcesOfSheet(one.sheet, one.city, words)
          : [];
    found.push(...sources.filter((text) => !text.split("; ").some((part) => isListed(part, [...listed, ...found]))));
  }
  return found;
}

/** Adds the sources of what a page cites to its list, if the page has one. */
export function withSources<T>(page: T, citing: () => Citing): T {
  if (typeof page !== "object" || page === null || !("sources" in page) || !Array.isArray(page.sources)) return page;
  return { ...page, sources: [...page.sources, ...citedSources(page, citing())] };
}
