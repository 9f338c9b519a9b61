import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { pageOfTwin, twinPath } from "#platform/http/markdown.ts";
import { isLeftOut } from "#scripts/build/markdown/html.ts";
import { assetAt, buildFolder, readBuilt } from "./build.ts";
import type { Element } from "./html.ts";
import { type BuiltPage, origin, pageAt, pages, problemsOf } from "./pages.ts";

const indexed = pages.filter(({ noindex }) => !noindex);
const twinOf = ({ file }: BuiltPage) => readBuilt(twinPath(`/${file.replace(/\/?index\.html$/, "")}`));

/** True for parts of a page that its twin leaves out. A form is one line there. */
const isOutside = ({ tag, attributes }: Element): boolean =>
  tag === "form" || isLeftOut({ name: tag, attribs: Object.fromEntries(attributes) });

/** The elements of the page that its twin shows. */
const shown = (inside: Element, tag: string): Element[] =>
  inside.children.flatMap((child) => {
    if (typeof child === "string" || isOutside(child)) return [];
    return child.tag === tag ? [child] : shown(child, tag);
  });

/** Letters are what both texts must have in the same order. Marks, digits of lists and spaces differ. */
const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");

/** The words of a twin, without its head, addresses, and the line for a form. */
const wordsOf = (twin: string) =>
  twin
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/^.*<https?:\S+>$/gm, "")
    .replace(/\]\([^)\s]*\)/g, "]");

test("every indexed page has a twin, and no other page has one", () => {
  const twins = globSync("**/*.md", { cwd: buildFolder }).map((file) => encodeURI(decodeURI(`/${file}`)));
  expect(twins.map((path) => pageOfTwin(path) ?? "").sort()).toEqual(indexed.map(({ path }) => path).sort());
  expect(twins.length).toBeGreaterThan(500);
});

test("a twin names its page, its language, and the twin in the other language", () => {
  const check = (page: BuiltPage) => {
    const twin = twinOf(page);
    const other = /^translation: "(.*)"$/m.exec(twin)?.[1];
    const there = other === undefined ? undefined : pageAt(pageOfTwin(other.slice(origin.length)) ?? "");
    return [
      ...(twin.includes(`\nurl: "${origin}${page.path}"\nlanguage: "${page.language}"\n`) ? [] : ["names no page"]),
      ...(other === undefined || (there && there.id === page.id) ? [] : [`its translation is ${other}`]),
    ];
  };
  expect(problemsOf(check, indexed)).toEqual([]);
});

test("a twin says what its page says, in the same order: headings, lists, questions, prices with their kinds", () => {
  const check = (page: BuiltPage) => {
    const twin = twinOf(page);
    const title = letters(page.main.required("h1").text());
    const isTitled = twin.split("\n").some((line) => line.startsWith("# ") && letters(line) === title);
    const isTable = (element: Element) => element.tag === "table";
    const said = letters(page.main.text((element) => isOutside(element) || isTable(element)));
    const captions = shown(page.main, "table")
      .flatMap((table) => shown(table, "caption"))
      .map((each) => letters(each.text(isOutside)));
    const lines = wordsOf(twin)
      .split("\n")
      .filter((line) => !line.startsWith("| ") && (line.startsWith("#") || !captions.includes(letters(line))));
    const written = letters(lines.join("\n"));
    const at = [...said].findIndex((letter, index) => letter !== written[index]);
    const isSame = said === written;
    return [
      ...(isTitled ? [] : ["has no H1"]),
      ...(isSame
        ? []
        : [
            `differs at "${said.slice(Math.max(0, at - 20), at + 20)}", "${written.slice(Math.max(0, at - 20), at + 20)}"`,
          ]),
    ];
  };
  expect(problemsOf(check, indexed)).toEqual([]);
});

test("a twin has every price of its page, and every table with the same number of rows", () => {
  const price = /(?:AED|د\.إ)\s?[\d,–]+|[\d,–]+\s?(?:AED|دراهم|درهم\p{L}*)/gu;
  const pricesIn = (text: string) =>
    new Set(
      text
        .replace(/[\u2066-\u2069*\\]/g, "")
        .replace(/\s+/g, " ")
        .match(price),
    );
  const check = (page: BuiltPage) => {
    const twin = twinOf(page);
    const rowsIn = (part: Element) => shown(part, "tr").length;
    const rows = shown(page.main, "table").map(
      (table) =>
        rowsIn(table) -
        shown(table, "thead")
          .map(rowsIn)
          .reduce((a, b) => a + b, 0),
    );
    const tables = [...twin.matchAll(/(?:^\| .*\n)*^\| ---.*\n((?:\| .*\n)*)/gm)].map(
      ([, body = ""]) => body.split("\n").length - 1,
    );
    const missing = [...pricesIn(page.main.text(isOutside))].filter((each) => !pricesIn(wordsOf(twin)).has(each));
    return [
      ...(`${rows}` === `${tables}` ? [] : [`has tables of ${rows} rows, its twin of ${tables}`]),
      ...missing.map((each) => `lacks ${each}`),
    ];
  };
  expect(problemsOf(check, indexed)).toEqual([]);
});

test("links of a twin are whole addresses, and no HTML is left", () => {
  const check = (page: BuiltPage) => {
    const twin = twinOf(page);
    const links = [...twin.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, address = ""]) => address);
    return [
      ...links.filter((address) => !/^(?:https?:\/\/|tel:|mailto:)/.test(address)).map((each) => `links to ${each}`),
      ...(twin.match(/(?<!\\)<\/?(?!https?:)[a-z][^>]*>|&(?:amp|nbsp|#\w+);/g) ?? []).map((each) => `has ${each}`),
    ];
  };
  expect(problemsOf(check, indexed)).toEqual([]);
});

test("llms.txt leads to twins that exist, in both languages", () => {
  const text = readBuilt("llms.txt");
  const paths = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = ""]) => address.slice(origin.length));
  expect(paths.filter((path) => !assetAt(path))).toEqual([]);
  for (const path of ["/pricing.md", "/ar/pricing.md", "/dubai.md", "/ar/dubai.md"]) expect(paths).toContain(path);
});
