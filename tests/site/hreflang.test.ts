import { languages } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { alternatesOf } from "./alternates.ts";
import { type BuiltPage, origin, pageAt, pages, problemsOf } from "./pages.ts";

const indexed = pages.filter(({ noindex }) => !noindex);
const sameText = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

test("a page that is written in both languages names itself, the other one and a default", () => {
  const check = (page: BuiltPage) => {
    const written = indexed.filter(({ id }) => id === page.id);
    const expected = Object.fromEntries(
      written.map(({ language, path }) => [languages[language].locale, origin + path]),
    );
    const english = written.find(({ language }) => language === "en");
    if (written.length > 1 && english) expected["x-default"] = origin + english.path;
    const expectedLinks = written.length > 1 ? expected : {};
    const sorted = (record: Record<string, string>) => Object.entries(record).sort();
    return sameText(sorted(alternatesOf(page)), sorted(expectedLinks))
      ? []
      : [`names ${JSON.stringify(alternatesOf(page))}`];
  };
  expect(problemsOf(check, indexed)).toEqual([]);
});

test("every named page exists, may be indexed and names the same set", () => {
  const check = (page: BuiltPage) =>
    Object.values(alternatesOf(page)).flatMap((address) => {
      const other = address.startsWith(`${origin}/`) ? pageAt(address.slice(origin.length) || "/") : undefined;
      if (!other) return [`${address} is not a canonical page`];
      if (other.noindex) return [`${address} is not indexed`];
      return sameText(alternatesOf(other), alternatesOf(page)) ? [] : [`${address} names another set`];
    });
  expect(problemsOf(check)).toEqual([]);
});

test("each language is named once", () => {
  const codes = ({ root }: BuiltPage) =>
    root.all("link", (link) => link.attr("rel") === "alternate").map((link) => link.attr("hreflang"));
  expect(
    problemsOf((page) => (new Set(codes(page)).size === codes(page).length ? [] : ["names a language twice"])),
  ).toEqual([]);
});
