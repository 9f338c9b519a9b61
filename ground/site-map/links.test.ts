import { keysOf } from "@site/typed";
import { describe, expect, test } from "vitest";
import { canonicalPath } from "./aliases.ts";
import { arabicSlugs } from "./arabic-slugs.ts";
import { ancestors, href, idOf } from "./links.ts";
import { fixedPages, kindOf } from "./pages.ts";

describe("addresses", () => {
  test("every page's address leads back to its id, in both languages", () => {
    for (const id of [...fixedPages, ...keysOf(arabicSlugs)]) {
      expect(idOf(href(id, "en"))).toBe(id);
      expect(idOf(href(id, "ar"))).toBe(id);
    }
  });

  test("no two pages share an address", () => {
    for (const language of ["en", "ar"] as const) {
      const addresses = fixedPages.map((id) => href(id, language));
      expect(new Set(addresses).size).toBe(addresses.length);
    }
  });

  test("there are 22 Arabic slugs, in one percent-encoding", () => {
    const slugs = keysOf(arabicSlugs);
    expect(slugs).toHaveLength(22);
    for (const id of slugs) expect(href(id, "ar")).toMatch(/^\/ar\/services\/(%[0-9A-F]{2}|-)+$/);
  });

  test("the prerenderer's trailing slash and decoded letters name the same page", () => {
    expect(idOf("/about/")).toBe("/about");
    expect(idOf("/ar")).toBe("/");
    expect(idOf("/ar/services/تصليح-مكيفات")).toBe("/services/air-conditioning/repair-cleaning");
  });

  test("ancestors are the pages above, outermost first", () => {
    const exists = (id: string) => id !== "/solutions/data-centers-it";
    expect(ancestors("/dubai/ac-services/jlt", exists)).toEqual(["/dubai", "/dubai/ac-services"]);
    expect(ancestors("/dubai/handyman-services/jlt", exists)).toEqual(["/dubai", "/dubai/handyman"]);
    expect(ancestors("/solutions/data-centers-it/data-center-solutions", exists)).toEqual(["/solutions"]);
  });
});

describe("kinds", () => {
  test.each([
    ["/", "home"],
    ["/dubai/ac-services/jlt", "landing"],
    ["/industries/healthcare/clinics", "landing"],
    ["/blog/any-post", "article"],
    ["/admin", "app"],
    ["/dubai/no-such-service", undefined],
    ["/industries/a/b/c", undefined],
    ["/nothing", undefined],
  ])("%s is %s", (id, kind) => {
    expect(kindOf(id)).toBe(kind);
  });
});

describe("aliases", () => {
  test.each([
    ["/abudhabi/painting", "/abu-dhabi/painting"],
    ["/rasalkhaimah", "/ras-al-khaimah"],
    ["/ar/ummalquwain/tiling", "/ar/umm-al-quwain/tiling"],
    ["/ar/services/mep", encodeURI("/ar/services/أعمال-كهروميكانيكية")],
    ["/abudhabi/no-such-service", "/abu-dhabi/no-such-service"],
  ])("%s moves to %s", (path, target) => {
    expect(canonicalPath(path)).toBe(target);
  });

  test("a canonical page and an unknown path stay where they are", () => {
    for (const id of fixedPages) expect(canonicalPath(href(id, "en"))).toBeNull();
    expect(canonicalPath("/nothing/here")).toBeNull();
    expect(canonicalPath("/abudhabian")).toBeNull();
  });

  test("a renamed page's old address leads to its new one, in both languages", () => {
    const moved = { "/blog/old": "/blog/new" };
    expect(canonicalPath("/blog/old", moved)).toBe("/blog/new");
    expect(canonicalPath("/ar/blog/old", moved)).toBe("/ar/blog/new");
    expect(canonicalPath("/blog/new", moved)).toBeNull();
  });

  test("an alias leads to an address that is not an alias again", () => {
    for (const id of fixedPages) {
      const target = canonicalPath(`/ar${id}`);
      if (target) expect(canonicalPath(decodeURI(target))).toBeNull();
    }
  });
});
