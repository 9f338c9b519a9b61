import { html } from "hono/html";
import { allEntries, type Entry } from "../files/all-entries.ts";
import { textOf } from "../files/store.ts";
import type { Site } from "../site.ts";
import { layout } from "./layout.ts";
import type { Setting } from "./setting.ts";
import { filesOf } from "./state.ts";
import { fieldName, fill, type PageWords, wordOf } from "./words.ts";

type Row = { entry: Entry; names: string[]; missing: string[] };

/**
 * Lists everything that can be edited, by its kind. With a query, lists the entries that contain the query in a name, an address or a text.
 */
export function listPage({ site, told: pageWords }: Setting, query: string, notice = "") {
  const { list } = pageWords.words;
  const rows = allEntries(site)
    .map((entry) => rowOf(site, entry, pageWords))
    .filter((row) => matches(site, row, query));
  const groups = Map.groupBy(rows, (row) => (isNamed(row, query) ? "named" : groupOf(row.entry)));
  const ordered = [...groups].sort(([one], [other]) => order(one, pageWords) - order(other, pageWords));
  const opens = (all: Row[]) =>
    query !== "" &&
    (rows.length < 80 || all.some((row) => isNamed(row, query) || row.entry.key.includes(query.toLowerCase())));
  const body = html`${notice && html`<p class="notice good" role="status">${notice}</p>`}
<form class="search" role="search"><label for="q">${list.search}</label><div><input id="q" type="search" name="q" value="${query}" maxlength="200" autofocus><button>${list.find}</button></div></form>
<nav class="links"><a href="/new">${list.new}</a><a href="/check">${list.check}</a><a href="/changes">${pageWords.colleague ? pageWords.words.online.history : list.changes}</a></nav>
${query && html`<p role="status">${rows.length > 0 ? fill(list.found, { n: rows.length }) : list.none}</p>`}
<div class="groups">${ordered.map(
    ([
      group,
      all,
    ]) => html`<details class="kind-of-page" ${opens(all) && html`open`}><summary>${groupName(site, group, pageWords)} <span class="hint">${all.length}</span></summary>
<ul>${all.map((row) => rowHtml(row, pageWords))}</ul></details>`,
  )}</div>`;
  return layout(pageWords, { title: list.title, body, here: query ? `/?q=${encodeURIComponent(query)}` : "/" });
}

const rowHtml = (
  { entry, names: [first, second], missing }: Row,
  pageWords: PageWords,
) => html`<li><a href="/edit?file=${encodeURIComponent(entry.key)}">${first}</a>
${second && html`<span lang="ar" dir="rtl">${second}</span>`} <code dir="ltr">${entry.id ?? entry.key}</code>
${missing.map((language) => html`<span class="badge warn">${fill(pageWords.words.list.missing, { language: wordOf(pageWords.words.languages, language) ?? language })}</span>`)}</li>`;

function rowOf(site: Site, entry: Entry, pageWords: PageWords): Row {
  const files = filesOf(entry);
  const sides = Object.keys(files).sort().reverse();
  const names = sides.flatMap((side) => (side in entry.files ? nameIn(site, files[side]) : []));
  const missing = sides.filter((side) => !(side in entry.files));
  return { entry, names: names.length > 0 ? names : [fieldName(entry.key, pageWords)], missing };
}

/** Reads the name in a file. A regular expression is used, so that a file with a mistake is listed too. */
function nameIn(site: Site, file: string | undefined): string[] {
  if (!file?.endsWith("yaml") && !file?.endsWith("md")) return [];
  const name = /^name: *["']?(.*?)["']?$/m.exec(textOf(site, file))?.[1];
  return name ? [name] : [];
}

/**
 * Tells whether the query is in one of the entry's names. Such entries are listed before entries that only mention the query in their text.
 */
const isNamed = ({ names }: Row, query: string) =>
  query !== "" && names.some((name) => name.toLowerCase().includes(query.toLowerCase()));

function matches(site: Site, row: Row, query: string) {
  if (query === "" || isNamed(row, query)) return true;
  const { entry } = row;
  const words = query.toLowerCase();
  return (
    entry.key.includes(words) ||
    Object.values(entry.files).some((file) => textOf(site, file).toLowerCase().includes(words))
  );
}

const ownGroup = [
  "services",
  "solutions",
  "bundles",
  "industries",
  "near-me",
  "help",
  "calculators",
  "authors",
  "case-studies",
  "video",
  "blog",
];

function groupOf({ key, id }: Entry): string {
  if (!id) return /^\*\/(diagrams|messages)\//.exec(key)?.[1] ?? (key.includes("/facts/") ? "facts" : "shared");
  if (id.startsWith("/blog/tags/")) return "tags";
  if (id.startsWith("/resources/checklists/")) return "checklists";
  const [, first = "", second] = id.split("/");
  if (first === "resources") return "resources";
  if (ownGroup.includes(first)) return first;
  return second === undefined ? "main" : first;
}

/** Returns the name of a group. The group of a place has the name of the place's own page. */
const groupName = (site: Site, group: string, pageWords: PageWords) =>
  wordOf(pageWords.words.groups, group) ?? nameIn(site, `${pageWords.language}/${group}.yaml`)[0] ?? group;

/**
 * Returns the position of a group: its position in the list of words. The groups of places are not in that list; they come after the
 * services.
 */
function order(group: string, { words }: PageWords) {
  const at = Object.keys(words.groups).indexOf(group);
  return at < 0 ? Object.keys(words.groups).indexOf("places") : at;
}
