/** Tests the site of an invented company, which scripts/test/company.ts has built. It must contain nothing of the example company. */
import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { companyScope } from "@site/ground/company/scope.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { paletteIn } from "#scripts/operate/company/palette.ts";
import { atAnyHour } from "#site/content/at-any-hour.fixture.ts";
import { unservedNames } from "#site/content/place-names.ts";
import { company as schema } from "#site/content/schemas/company.ts";
import { isSold } from "#site/content/sold.ts";
import { isUrgent } from "#site/content/topics.ts";
import { definedValue } from "#tests/defined-value.ts";
import { buildFolder, readBuilt } from "../site/build.ts";
import { budgets } from "../site/page-weight.ts";
import { type BuiltPage, pages, problemsOf } from "../site/pages.ts";

const read = (file: string | undefined) => readFileSync(definedValue(file), "utf8");
const before = schema.parse(parse(read(process.env.DEFAULT_COMPANY)));
const after = schema.parse(parse(readFileSync("content/company.yaml", "utf8")));

/** Returns all matches of a pattern in a page's HTML, including ids and addresses. */
const findIn = (html: string, pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([found]) => found))];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("the site is that of the made-up company", () => {
  const [home] = pages.filter(({ path }) => path === "/");
  expect(home?.html).toContain(after.name.en);
  expect(pages.length).toBeGreaterThan(200);
  expect(companyScope.trades).toHaveLength(5);
  expect(companyScope.cities).toHaveLength(3);
});

test("no page has a word of the default company: its names, numbers and addresses", () => {
  const { name, shortName, tagline, phone, whatsapp, emergency, email } = before;
  const words = [
    ...[name, shortName, tagline].flatMap(({ en, ar }) => [en, ar]),
    phone,
    whatsapp,
    emergency ?? phone,
    email,
  ];
  const any = new RegExp(words.map(escaped).join("|"), "gi");
  expect(problemsOf(({ html }) => findIn(html, any))).toEqual([]);
});

test("no page has a claim of the default company that this one does not make", () => {
  const { certification, approval, yearsOfExperience, satisfiedClients } = before.claims;
  const words = [certification, approval?.en, approval?.ar, `${yearsOfExperience}+`, `${satisfiedClients}+`];
  const claims = new RegExp(words.flatMap((word) => (word ? [escaped(word)] : [])).join("|"), "gi");
  const phrases = /(?:since|in the trade since|منذ) 2008|within 24 hours on working days|خلال 24 ساعة في أيام العمل/gi;
  expect(problemsOf(({ html }) => [...findIn(html, claims), ...findIn(html, phrases)])).toEqual([]);
});

test("no page promises help at any hour, and nobody is told to call while the office is closed", () => {
  const promises = atAnyHour.map(({ source }) => new RegExp(source, "gi"));
  const described = (page: BuiltPage) => page.root.first("meta", (meta) => meta.attr("name") === "description");
  const said = (page: BuiltPage) => `${page.root.text()}\n${described(page)?.attr("content")}`;
  expect(problemsOf((page) => promises.flatMap((promise) => findIn(said(page), promise)))).toEqual([]);
  const urgent = pages.filter(({ id }) => isUrgent(id));
  expect(urgent.length).toBeGreaterThan(10);
  const calls = (page: BuiltPage) => page.main.all("a", (link) => link.attr("href")?.startsWith("tel:") ?? false);
  expect(problemsOf((page) => (calls(page).length > 0 ? [] : ["no number"]), urgent)).toEqual([]);
  const always = (page: BuiltPage) => calls(page).filter((link) => link.attr("data-when") !== "open");
  expect(problemsOf((page) => always(page).map(() => "call at any hour"), urgent)).toEqual([]);
});

test("the hours are its own, in words and for machines", () => {
  const home = readBuilt("contact/index.html");
  const hours = findIn(home, /"opens":"[^"]*","closes":"[^"]*"/g);
  expect(hours).toEqual(['"opens":"08:30","closes":"17:30"']);
  expect(findIn(home, /"dayOfWeek":\[[^\]]*\]/g)).toEqual([
    '"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"]',
  ]);
});

test("only what the company sells has a page, in the sitemap too", () => {
  expect(pages.filter(({ id }) => !isSold(id)).map(({ path }) => path)).toEqual([]);
  for (const city of cities.filter((each) => companyScope.cities !== "all" && !companyScope.cities.includes(each)))
    for (const file of globSync("sitemap/*.xml", { cwd: buildFolder }))
      expect(readBuilt(file)).not.toContain(`/${city}`);
});

test("no page names a city that the company does not serve, except calculations, which ask where a building stands", () => {
  const unserved = new RegExp(definedValue(unservedNames(companyScope)).source, "g");
  const shown = pages.filter(({ id }) => !id.startsWith("/calculators"));
  // The choices of the forms are left out. They include those of old enquiries, which the server still has to know.
  const read = ({ html }: { html: string }) => html.replace(/ data-props="[^"]*"/g, "");
  expect(problemsOf((page) => findIn(read(page), unserved), shown)).toEqual([]);
});

test("a person of its own signs the articles, for readers and for machines", () => {
  const articles = pages.filter(({ kind }) => kind === "article");
  expect(articles.length).toBeGreaterThan(0);
  const check = ({ html, main }: (typeof pages)[number]) => {
    const byline = main.first("a", (a) => /\/authors\//.test(a.attr("href") ?? ""));
    const isNamed = byline && html.includes(`"author":{"@type":"Person","name":"${byline.text()}"`);
    return isNamed ? [] : [`is signed by ${byline?.text()}`];
  };
  expect(problemsOf(check, articles)).toEqual([]);
});

/**
 * The number of heaviest pages that are measured. Compressing takes time. The pages of the default site are all measured
 * (tests/site/budgets.test.ts).
 */
const heaviest = 8;

test("the heaviest pages still fit into the first packets", () => {
  const landings = pages
    .filter(({ kind }) => kind === "landing")
    .sort((one, other) => other.html.length - one.html.length);
  const sizes = landings.slice(0, heaviest).map(({ path, html }) => [path, brotliCompressSync(html).length] as const);
  expect(sizes).toHaveLength(heaviest);
  expect(sizes.filter(([, size]) => size > budgets.html)).toEqual([]);
});

test("no placeholder of a text is left open", () => {
  expect(problemsOf(({ html }) => findIn(html, /\{(?:company[.\w]*|(?:night|booking)\?)[^}]*\}?/g))).toEqual([]);
});

test("the colours are its own, in pages and stylesheets", () => {
  const palette = paletteIn(read(process.env.DEFAULT_TOKENS));
  const brand = ["brand", "brand-deep", "navy", "accent", "accent-deep", "ink"].flatMap((name) => [
    ...definedValue(palette[name]),
  ]);
  const any = new RegExp(`(?:${brand.join("|")})\\b`, "gi");
  expect(problemsOf(({ html }) => findIn(html, any))).toEqual([]);
  const sheets = globSync("assets/*.css", { cwd: buildFolder });
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.flatMap((file) => findIn(readBuilt(file), any))).toEqual([]);
});
