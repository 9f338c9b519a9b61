import type { Language } from "@site/ground/language/languages.ts";

/** The page and language of a text. The id is empty if several pages share the text. */
export type TextPlace = { id: string; language: Language };

/** Returns the part of a text that the company may print; undefined if there is none. */
export type TextFilter = (text: string) => string | undefined;
type Exists = (id: string) => boolean;

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** These lists may become empty. Any other list is removed if fewer than two of its items are left (a list of one item: if that item is gone). */
const mayBeEmpty = new Set([
  "points",
  "questions",
  "related",
  "sources",
  "sections",
  "pages",
  "tags",
  "answers",
  "months",
]);
/** True for lists whose items belong together, so that none can be removed alone: the columns of a table, and the steps of a method. */
const isWhole = (key: string, parent: Tree | undefined) =>
  key === "columns" || (key === "items" && parent?.kind === "steps");

/**
 * Keeps the parts of a tree that may be printed. From a list, only the item that may not be printed is removed. Elsewhere the whole object with
 * that part is removed. A link to a page that does not exist becomes plain text, and a card that leads there is removed.
 */
export function keep(value: unknown, said: TextFilter, exists?: Exists): unknown {
  return kept(value, "", undefined, said, exists);
}

function kept(value: unknown, key: string, parent: Tree | undefined, said: TextFilter, exists?: Exists): unknown {
  if (typeof value === "string") return keptText(value, key, said, exists);
  if (Array.isArray(value)) return keptList(value, key, parent, said, exists);
  if (!isTree(value)) return value;
  const all = Object.entries(value).map(([name, inner]) => [name, kept(inner, name, value, said, exists), inner]);
  if (all.some(([, after, before]) => after === undefined && before !== undefined)) return undefined;
  return Object.fromEntries(all.map(([name, after]) => [name, after]));
}

function keptText(text: string, key: string, said: TextFilter, exists: Exists | undefined): string | undefined {
  if (key === "page") return exists && !exists(text) ? undefined : text;
  const may = said(text);
  if (may === undefined || !exists) return may;
  return may.replace(/\[([^\]]+)\]\((\/[^)#?\s]*)[^)]*\)/g, (link, words: string, id: string) =>
    exists(id) ? link : words,
  );
}

function keptList(list: unknown[], key: string, parent: Tree | undefined, said: TextFilter, exists?: Exists) {
  const after = list.map((item) => kept(item, "", undefined, said, exists));
  const left = after.filter((item) => item !== undefined);
  const isCut = left.length < list.length;
  if (isCut && (isWhole(key, parent) || (key === "" && parent === undefined))) return undefined;
  const enough = mayBeEmpty.has(key) ? 0 : Math.min(2, list.length);
  return left.length < enough ? undefined : left;
}
