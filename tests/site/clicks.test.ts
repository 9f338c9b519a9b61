import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { expect, test } from "vitest";
import { internalLinks } from "./links.ts";
import { pageAt, pages } from "./pages.ts";

const reach = 3;

/** Returns how many clicks each page is away from the home page, over links within the same language. */
function distances(language: Language) {
  const home = href("/", language);
  const found = new Map([[home, 0]]);
  for (const [path, clicks] of found) {
    const page = pageAt(path);
    for (const { path: next, switches } of page ? internalLinks(page) : []) {
      // A loop over a Map also visits entries that are added during the loop, so this is a breadth-first search.
      if (!switches && !found.has(next)) found.set(next, clicks + 1);
    }
  }
  return found;
}

test.each(languageCodes)(`every page is at most ${reach} clicks from home (%s)`, (language) => {
  const clicks = distances(language);
  const far = pages.filter((page) => page.language === language && (clicks.get(page.path) ?? Infinity) > reach);
  expect(far.map(({ path }) => `${decodeURI(path)}: ${clicks.get(path) ?? "no way leads there"}`)).toEqual([]);
});
