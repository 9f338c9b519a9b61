import { languageCodes } from "@site/ground/language/languages.ts";
import { fixedPages, kindOf } from "@site/ground/site-map/pages.ts";
import { isOneOf } from "@site/typed";
import type { Site } from "../site.ts";
import { dataIn, textWith } from "../source/file.ts";
import { allEntries, type Entry, fileOf, keyOf } from "./all-entries.ts";
import { remove, textOf, write } from "./store.ts";

/** The reasons why a page may not have this address. */
export type Refusal = { because: "fixed" | "wrong" | "exists" } | { because: "inCode"; file: string };

/** The pages of tags and authors. They cannot be moved, because articles refer to them by the last part of their address. */
const namedByTheirEnd = ["tag", "author"];

export const mayMove = (id: string) => !isOneOf(fixedPages, id) && !namedByTheirEnd.includes(kindOf(id) ?? "");

export function refusalOf(site: Site, id: string, to: string): Refusal | undefined {
  if (!mayMove(id)) return { because: "fixed" };
  const all = allEntries(site);
  if (kindOf(to) !== kindOf(id) || !mayMove(to) || !all.some((entry) => entry.id === id)) return { because: "wrong" };
  if (all.some((entry) => entry.id === to)) return { because: "exists" };
  const file = site.codeNaming(id);
  return file ? { because: "inCode", file } : undefined;
}

/** Moves a page to a new address in every language, and changes all links to it. Returns how many other files were changed. */
export function renamePage(site: Site, { key, id = "" }: Entry, to: string): number {
  const extension = /\.\w+$/.exec(key)?.[0] ?? "";
  const old = languageCodes.map((code) => fileOf(key, code)).filter((file) => site.files().includes(file));
  const renamed = (file: string) => file.replace(/^(\w+)\/.*/, `$1${to}${extension}`);
  const names = new Map([[id, to], ...old.map((file): [string, string] => [file, renamed(file)])]);
  const changed = filesNaming(site, names);
  for (const { file, text } of changed) write(site, file, text);
  for (const file of old) write(site, renamed(file), textOf(site, file));
  for (const file of old) remove(site, file);
  remember(site, id, to);
  return changed.filter(({ file }) => !old.includes(file)).length;
}

function remember(site: Site, id: string, to: string) {
  const file = "shared/moved.json";
  const { [to]: _, ...others } = dataIn(file, textOf(site, file)) as Record<string, string>;
  write(site, file, textWith(file, textOf(site, file), { ...others, [id]: to }));
}

/** Returns each file that refers to a page, with the text that the file has after the page was renamed. */
function filesNaming(site: Site, names: Map<string, string>) {
  return site.files().flatMap((file) => {
    const text = textOf(site, file);
    if (![...names.keys()].some((name) => text.includes(name))) return [];
    const result = textWith(file, text, withNames(dataIn(file, text), names));
    return result === text ? [] : [{ file, text: result }];
  });
}

/** Replaces the names of pages in fields, in keys, and in Markdown links. */
function withNames(value: unknown, names: Map<string, string>): unknown {
  if (typeof value === "string")
    return (
      names.get(value) ??
      value.replaceAll(/(\]\(\s*<?)(\/[^)\s>#?]*)/g, (_, start, name) => start + (names.get(name) ?? name))
    );
  if (Array.isArray(value)) return value.map((each) => withNames(each, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [names.get(key) ?? key, withNames(each, names)]),
  );
}

/** Deletes a page in every language. If other pages name the page, nothing is deleted, and the files that name it are returned. */
export function deletePage(site: Site, { key, id = "" }: Entry): string[] {
  const own = languageCodes.map((code) => fileOf(key, code)).filter((file) => site.files().includes(file));
  const naming = filesNaming(site, new Map([[id, `${id}-`]])).map(({ file }) => file);
  const others = naming.filter((file) => !own.includes(file));
  if (others.length === 0) for (const file of own) remove(site, file);
  return others;
}

/** The folders in which the editor can create pages. */
export const openFolders = [
  "blog",
  "blog/tags",
  "authors",
  "case-studies",
  "resources/checklists",
  "video",
  "services",
  "industries",
] as const;

/**
 * Returns pages of the site map for which no content was written yet. Pages of the kind `app` are left out, because they have no content.
 */
export function unwrittenPages(site: Site): { id: string; key: string }[] {
  const written = new Set(allEntries(site).map(({ id }) => id));
  return fixedPages.filter((id) => !written.has(id) && kindOf(id) !== "app").map((id) => ({ id, key: `*${id}.yaml` }));
}

/** Returns the key of a page that is still to be written, or the reason why there can be no such page. */
export function newPage(site: Site, folder: string, end: string): { key: string } | Refusal {
  const id = `/${folder}/${end}`;
  const like =
    isOneOf(openFolders, folder) && allEntries(site).find((entry) => entry.id && kindOf(entry.id) === kindOf(id));
  if (!like || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(end)) return { because: "wrong" };
  if (allEntries(site).some((entry) => entry.id === id)) return { because: "exists" };
  return { key: keyOf(`en${id}${/\.\w+$/.exec(like.key)?.[0]}`) };
}
