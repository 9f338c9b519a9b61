import { globSync, readFileSync } from "node:fs";
import { districtOf, placePageOf } from "@site/ground/site-map/place-pages.ts";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readHead } from "#site/content/content.server.ts";
import { type BuiltPage, origin, pageAt, pages, problemsOf } from "./pages.ts";

type Node = { "@type"?: string | string[]; "@id"?: string; [key: string]: unknown };
const indexed = pages.filter(({ noindex }) => !noindex);

const scripts = ({ root }: BuiltPage) => root.all("script", (script) => script.attr("type") === "application/ld+json");

/** Returns the nodes of the page's JSON-LD. If a script cannot be parsed, this throws, and the test names the page. */
const graph = (page: BuiltPage) =>
  scripts(page).flatMap((script) => {
    const data: Node & { "@graph"?: Node[] } = JSON.parse(script.content);
    return data["@graph"] ?? [data];
  });

const hasType = (node: Node, type: string) => [node["@type"]].flat().includes(type);

/** Returns every object in a value, at any depth. */
function objectsIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

/** Returns all cities that a page's JSON-LD names. */
const cityNames = (page: BuiltPage) =>
  graph(page)
    .flatMap(objectsIn)
    .flatMap((node) => (hasType(node, "City") ? [node.name] : []));

describe("structured data", () => {
  test("is one script a page that parses", () => {
    const check = (page: BuiltPage) => {
      try {
        return scripts(page).length === 1 && graph(page).length > 0
          ? []
          : [`has ${scripts(page).length} JSON-LD scripts`];
      } catch (error) {
        return [String(error)];
      }
    };
    expect(problemsOf(check, indexed)).toEqual([]);
  });

  test("describes one company, with the same @id on every page", () => {
    const check = (page: BuiltPage) => {
      const companies = graph(page).filter((node) => hasType(node, "HVACBusiness"));
      const wrong = companies.filter(
        (node) => node["@id"] !== `${origin}/#company` || !hasType(node, "GeneralContractor"),
      );
      return companies.length === 1 && wrong.length === 0
        ? []
        : [`has ${companies.map((node) => node["@id"]).join(", ") || "no company"}`];
    };
    expect(problemsOf(check, indexed)).toEqual([]);
  });

  test("gives the company an address and a telephone number", () => {
    const check = (page: BuiltPage) => {
      const [company] = graph(page).filter((node) => hasType(node, "HVACBusiness"));
      const { addressLocality, addressCountry } = (company?.address ?? {}) as Record<string, unknown>;
      return addressLocality && addressCountry && company?.telephone ? [] : ["lacks address or telephone"];
    };
    expect(problemsOf(check, indexed)).toEqual([]);
  });

  test("types no city as a Service, and gives every article a picture", () => {
    const names = new Set(indexed.flatMap(cityNames));
    const services = (page: BuiltPage) => graph(page).filter((node) => hasType(node, "Service"));
    const articles = (page: BuiltPage) => graph(page).filter((node) => hasType(node, "Article"));
    const check = (page: BuiltPage) => [
      ...services(page).flatMap(({ name }) => (names.has(name) ? [`has a service named "${name}"`] : [])),
      ...articles(page).flatMap(({ image }) =>
        String((image as Node)?.url).startsWith(`${origin}/og/`) ? [] : ["has no picture"],
      ),
    ];
    expect(names.size).toBeGreaterThan(0);
    expect(problemsOf(check, indexed)).toEqual([]);
  });

  test("says of every article who wrote it and when, with the time zone: the company, if no team has a page", () => {
    const articles = pages.filter(({ kind }) => kind === "article");
    const teams = pages.filter(({ kind }) => kind === "author").map(({ path }) => origin + path);
    const check = (page: BuiltPage) => {
      const [node] = graph(page).filter((each) => hasType(each, "Article"));
      const author = (node?.author ?? {}) as Node;
      const isKnown = teams.includes(String(author.url)) || author["@id"] === `${origin}/#company`;
      const dates = [node?.datePublished, node?.dateModified].map(String);
      return [
        ...(isKnown ? [] : [`has an author of no page: ${JSON.stringify(author)}`]),
        ...(dates.every((date) => /T00:00:00\+04:00$/.test(date)) ? [] : [`has dates ${dates}`]),
        ...(String(node?.headline).length <= 110 ? [] : ["has a headline of over 110 characters"]),
      ];
    };
    expect(articles.length).toBeGreaterThan(20);
    expect(problemsOf(check, articles)).toEqual([]);
  });

  test("no page names a team that is only an example", () => {
    const madeUp = globSync("content/*/authors/*.yaml")
      .map((file) => parse(readFileSync(file, "utf8")) as { name: string; sample: boolean })
      .flatMap(({ name, sample }) => (sample ? [name] : []));
    expect(problemsOf(({ html }) => madeUp.filter((name) => html.includes(name)))).toEqual([]);
  });

  test("gives every page about a place its city, or its district of Dubai", () => {
    const check = (page: BuiltPage) => {
      const row = placePageOf(page.id)?.row;
      if (!row) return [];
      const [area] = graph(page)
        .map(({ areaServed }) => areaServed as Node | undefined)
        .filter((each) => each?.name);
      const city = row === "near-me" ? undefined : readHead(`/${row}`, page.language)?.name;
      const expected = city ? { "@type": "City", name: city } : { "@type": "Country", name: "AE" };
      const inDistrict = districtOf(page.id) !== undefined;
      const found = inDistrict ? hasType(area ?? {}, "Place") && area?.containedInPlace : area;
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [`serves ${JSON.stringify(area)}`];
    };
    expect(problemsOf(check, indexed)).toEqual([]);
  });

  test.each([
    ["/sharjah/plumbing", ["Home", "Sharjah", "Plumbing"]],
    ["/ar/sharjah/plumbing", ["الرئيسية", "الشارقة", "السباكة"]],
    ["/dubai/ac-services/dubai-marina", ["Home", "Dubai", "AC services", "Dubai Marina"]],
  ])("breadcrumbs of %s are short", (path, names) => {
    const page = pageAt(path) as BuiltPage;
    const [list] = graph(page).filter((node) => hasType(node, "BreadcrumbList"));
    const items = (list?.itemListElement ?? []) as { name: string }[];
    expect(items.map(({ name }) => name)).toEqual(names);
  });

  test("has breadcrumbs in order, from home to the page itself", () => {
    const check = (page: BuiltPage) => {
      const lists = graph(page).filter((node) => hasType(node, "BreadcrumbList"));
      if (page.id === "/") return lists.length === 0 ? [] : ["home has breadcrumbs"];
      const items = (lists[0]?.itemListElement ?? []) as { position: number; item: string; name: string }[];
      const inOrder = items.every(({ position, name }, index) => position === index + 1 && name);
      const ends = items.at(-1)?.item === origin + page.path;
      return lists.length === 1 && items.length > 1 && inOrder && ends
        ? []
        : [`breadcrumbs are ${JSON.stringify(items)}`];
    };
    expect(problemsOf(check, indexed)).toEqual([]);
  });

  test("has no rating of ourselves, and no empty value", () => {
    const rated = (page: BuiltPage) =>
      graph(page)
        .flatMap(objectsIn)
        .filter(
          (node) =>
            hasType(node, "Review") || hasType(node, "AggregateRating") || "ratingValue" in node || "review" in node,
        )
        .map((node) => `has a ${node["@type"]}`);
    const empty = (page: BuiltPage) =>
      graph(page)
        .flatMap(objectsIn)
        .flatMap((node) =>
          Object.entries(node)
            .filter(([, value]) => value === null || value === "")
            .map(([key]) => `${key} is empty`),
        );
    expect(problemsOf((page) => [...rated(page), ...empty(page)])).toEqual([]);
  });
});
