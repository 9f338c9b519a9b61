import { globSync } from "node:fs";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { isPageId, kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { uptime } from "#platform/machine/time.ts";
import { ContentError, contentFolder, rawContent } from "./files.server.ts";
import { isKeptBack } from "./kept-back.server.ts";
import { saysEverything } from "./our-words.server.ts";
import { lacksPrices } from "./price-rows.server.ts";
import { signatory } from "./signatories.server.ts";
import { isSold } from "./sold.ts";

/** Files in a language folder that are not pages. */
const notPages =
  /^(messages\/|diagrams\/|(testimonials|reply-templates|calculator-words|sheet-words|vacancies|heads)\.yaml$)/;

type Inventory = Map<PageId, Partial<Record<Language, string>>>;

/**
 * Finds the existing pages of each language by their files. A file without a page in the site map is a mistake. It leaves out pages about work that
 * the company does not offer or may not describe, authors without a person, and specimens for which prices are missing.
 */
function takeInventory(): Inventory {
  const found: Inventory = new Map();
  const isWhole = saysEverything();
  for (const language of languageCodes) {
    for (const file of globSync("**/*.{yaml,md}", { cwd: `${contentFolder}/${language}` })) {
      if (notPages.test(file)) continue;
      const id = idOfFile(file);
      if (!isPageId(id)) throw new ContentError(`content/${language}/${file}: the site map has no page ${id}`);
      if (isMadeUp(id, `${language}/${file}`) || lacksPrices(id)) continue;
      if (!isWhole && (!isSold(id) || isKeptBack(id, `${language}/${file}`, language))) continue;
      found.set(id, { ...found.get(id), [language]: `${language}/${file}` });
    }
  }
  return found;
}

/**
 * True for an author whose text is only an example, or for whom nobody signs. Such an author has no page, and no article names it
 * (article.server.ts, json-ld.server.ts, feed.server.ts).
 */
const isMadeUp = (id: string, file: string) =>
  kindOf(id) === "author" && (rawContent(file).sample !== false || !signatory(id.slice("/authors/".length)));

const idOfFile = (file: string) => (file === "home.yaml" ? "/" : `/${file.replace(/\.(yaml|md)$/, "")}`);

let inventory: Inventory | undefined;
let taken = Number.NEGATIVE_INFINITY;

/**
 * The time in ms for which the list is kept. In development a page may appear or disappear at any time. But rendering one page asks for the list a
 * thousand times, and making the list reads a thousand files, so it is kept for a moment.
 */
const keepFor = () => (process.env.NODE_ENV === "production" ? Number.POSITIVE_INFINITY : 200);

function current(): Inventory {
  if (inventory && uptime() - taken < keepFor()) return inventory;
  inventory = takeInventory();
  taken = uptime();
  return inventory;
}

export function fileOf(id: string, language: Language) {
  const files: ReadonlyMap<string, Partial<Record<Language, string>>> = current();
  return files.get(id)?.[language];
}

export const exists = (id: string, language: Language): id is PageId => fileOf(id, language) !== undefined;

const lists = new WeakMap<Inventory, Partial<Record<Language, readonly PageId[]>>>();

/** Returns the same array until a page appears or disappears. */
export function pagesIn(language: Language): readonly PageId[] {
  const now = current();
  const made = lists.get(now) ?? {};
  lists.set(now, made);
  made[language] ??= [...now].filter(([, files]) => files[language]).map(([id]) => id);
  return made[language];
}

export const languagesOf = (id: PageId): Language[] => languageCodes.filter((language) => exists(id, language));
