import { languageOf } from "@site/ground/language/languages.ts";
import { canonicalPath } from "@site/ground/site-map/aliases.ts";
import { describe, expect, test } from "vitest";
import { assetAt } from "./build.ts";
import { addressesIn, candidates, internalLinks } from "./links.ts";
import { type BuiltPage, pageAt, pages, problemsOf } from "./pages.ts";

/** Paths that the server renders at request time. */
const dynamic =
  /^(\/ar)?\/(account|analytics-test|whatsapp|design|design\/pictures|book|our-record|plan|look-after|company-papers\/company-papers\.pdf|calculators\/hvac-cooling-load\/hourly\.csv|careers\/[a-z0-9-]+)$/;
const outside = /^(https:\/\/|mailto:|tel:)/;

function problemWith(address: string, page: BuiltPage): string | undefined {
  if (outside.test(address) || address.startsWith("data:")) return;
  const [, path = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const target = path === "" ? page : pageAt(path);
  if (!target) return missing(path);
  if (fragment && !target.root.first("*", (element) => element.attr("id") === decodeURIComponent(fragment))) {
    return `${address}: there is no id "${fragment}" on that page`;
  }
}

function missing(path: string) {
  if (dynamic.test(path) || assetAt(path)) return;
  const canonical = canonicalPath(decodeURI(path).toLowerCase().replace(/\/$/, ""));
  return canonical ? `${path} is an alias of ${canonical}` : `${path} leads nowhere`;
}

describe("links", () => {
  test("every address inside the site leads to a built file, and every fragment to an element", () => {
    expect(problemsOf((page) => addressesIn(page).flatMap((address) => problemWith(address, page) ?? []))).toEqual([]);
  });

  test("nothing is loaded from another host", () => {
    const loaded = (page: BuiltPage) =>
      page.root
        .all("*", ({ tag }) => tag !== "a")
        .flatMap((element) => [
          ...["src", "data-entry"].map((name) => element.attr(name) ?? ""),
          ...candidates(element.attr("srcset")).map(({ url }) => url),
        ]);
    expect(problemsOf((page) => loaded(page).filter((address) => /^(https?:)?\/\//.test(address)))).toEqual([]);
  });

  test("every link keeps the reader's language, except the language switch", () => {
    const strays = (page: BuiltPage) =>
      internalLinks(page).filter(
        ({ path, switches }) => !assetAt(path) && languageOf(path) !== (switches ?? page.language),
      );
    expect(problemsOf((page) => strays(page).map(({ href }) => href))).toEqual([]);
  });

  test("no form links to itself", () => {
    const forms = pages.filter(({ id }) => id === "/quotation" || id === "/call-back");
    expect(forms).toHaveLength(4);
    const itself = (page: BuiltPage) => internalLinks(page).filter(({ path }) => path === page.path);
    expect(problemsOf((page) => itself(page).map(({ href }) => href), forms)).toEqual([]);
  });

  test("every page has a language switch, and it leads to the same page if that is written", () => {
    const check = (page: BuiltPage) => {
      const own = internalLinks(page).filter(({ switches }) => switches && switches !== page.language);
      const same = pages.find(({ id, language }) => id === page.id && language !== page.language);
      if (own.length === 0) return ["has no language switch"];
      return own.flatMap(({ path }) => (same && path !== same.path ? [`switches to ${path}, not ${same.path}`] : []));
    };
    expect(problemsOf(check)).toEqual([]);
  });
});
