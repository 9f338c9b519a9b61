import { languageCodes } from "@site/ground/language/languages.ts";
import { describe, expect, test } from "vitest";
import { readPage } from "#site/content/content.server.ts";
import { notYetIndexed } from "#site/content/not-indexed.ts";
import { definedValue } from "#tests/defined-value.ts";
import { parseHtml } from "./html.ts";
import { barsOf, indexedPages, likenesses, type MaskedParts } from "./likeness.ts";
import { layoutSections, maskedWords } from "./page-words.ts";
import { type BuiltPage, pages, problemsOf } from "./pages.ts";
import { compare, inWords, sharesTooMuch, shinglesOf } from "./shingles.ts";

/**
 * The kinds of pages that must have enough text. Help pages and checklists may be shorter. They are still compared with other pages, like
 * every indexed page.
 */
const kinds = ["landing", "article", "case-study"];
const texts = pages.filter(({ kind }) => kinds.includes(kind ?? ""));
const ways: MaskedParts[] = ["names", "names and numbers"];

describe.each(languageCodes)("pages have enough text of their own (%s)", (language) => {
  test.each(ways)("every page that shares too much, with %s masked, is in site/content/not-indexed.ts", (masked) => {
    expect(likenesses(language, masked).filter(sharesTooMuch).map(inWords)).toEqual([]);
  });

  test("a page of site/content/not-indexed.ts that passes now has to be removed from it", () => {
    const stillAlike = (page: BuiltPage) =>
      ways.some((masked) =>
        likenesses(language, masked, [...indexedPages, page]).some(
          (likeness) => likeness.name === decodeURI(page.path) && sharesTooMuch(likeness),
        ),
      );
    const listed = pages.filter((page) => page.language === language && notYetIndexed.some((id) => id === page.id));
    expect(listed.filter((page) => !stillAlike(page)).map(({ path }) => path)).toEqual([]);
  });
});

describe("the compared text", () => {
  test("every compared page has the known layout sections, and other text", () => {
    const check = (page: BuiltPage) => {
      const labels = page.main.all("section").map((section) => section.attr("aria-labelledby") ?? "");
      const missing = layoutSections.filter((label) => !labels.includes(label));
      const words = maskedWords(page, new Set()).length;
      return [
        ...missing.map((label) => `has no section labelled "${label}"`),
        ...(words < 300 ? [`has only ${words} words`] : []),
      ];
    };
    expect(problemsOf(check, texts)).toEqual([]);
  });
});

describe("the likeness measure", () => {
  const text = Array.from({ length: 40 }, (_, index) => `w${index}`);
  const other = text.map((word) => `x${word}`);
  const found = (a: string[], b: string[], id = "/services/painting") =>
    compare([
      { name: "a", bars: barsOf(id), set: shinglesOf(a) },
      { name: "b", bars: barsOf(id), set: shinglesOf(b) },
    ]);

  test("pages that differ only in names are alike", () => {
    const [first] = found(["¤", ...text, "¤", "¤"], ["¤", "¤", ...text, "¤"]);
    expect(first).toMatchObject({ own: 0, nearest: { name: "b", jaccard: 1, containment: 1 } });
    expect(sharesTooMuch(definedValue(first))).toBe(true);
  });

  test("a short page within a long one shares too much, the long one does not", () => {
    const long = ["", "a", "b", "c", "d"].flatMap((start) => text.map((word) => start + word));
    expect(found(text, long).map(sharesTooMuch)).toEqual([true, false]);
  });

  test("pages of different words share nothing", () => {
    expect(found(text, other).map(({ own }) => own)).toEqual([1, 1]);
    expect(found(text, other).some(sharesTooMuch)).toBe(false);
  });

  test("a page about a place may share less than another page", () => {
    const pages: [string[], string[]] = [text, [...text.slice(0, 16), ...other]];
    expect(found(...pages, "/services/painting").map(sharesTooMuch)).toEqual([false, false]);
    expect(found(...pages, "/ajman/painting").map(sharesTooMuch)).toEqual([true, true]);
  });
});

describe("pages of every kind are counted", () => {
  test.each(["/blog/solar-without-illusions", "/resources/checklists/before-you-travel", "/services/painting"])(
    "a copy of %s under another address is found",
    (path) => {
      const page = definedValue(indexedPages.find((each) => each.path === path));
      const found = likenesses("en", "names", [page, { ...page, path: `${path}-again` }]);
      expect(found.map(({ nearest }) => nearest?.jaccard)).toEqual([1, 1]);
      expect(found.every(sharesTooMuch)).toBe(true);
    },
  );
});

describe("on a built page", () => {
  const page = definedValue(pages.find(({ path }) => path === "/sharjah/plumbing"));
  const changed = (html: string): BuiltPage => ({ ...page, path: "/copy", main: parseHtml(html).required("main") });
  const sharedWith = (copy: BuiltPage, masked: MaskedParts) =>
    likenesses("en", masked, [page, copy])[0]?.nearest?.jaccard;

  test("the same sentence with another figure counts as the same", () => {
    const copy = changed(page.html.replace(/(?<=[\s>(])\d/g, "7"));
    expect(sharedWith(copy, "names")).toBeLessThan(1);
    expect(sharedWith(copy, "names and numbers")).toBe(1);
  });

  test("text generated for a sheet does not count as the page's own", () => {
    const words = text("table", 60);
    const copy = changed(page.html.replace("</main>", `<div data-sheet="tank"><p>${words}</p></div></main>`));
    expect(sharedWith(copy, "names")).toBe(1);
    expect(sharedWith(changed(page.html.replace("</main>", `<p>${words}</p></main>`)), "names")).toBeLessThan(1);
  });

  const text = (start: string, count: number) => Array.from({ length: count }, (_, index) => start + index).join(" ");

  test("every sheet with figures is marked", () => {
    const check = ({ id, language, main }: BuiltPage) => {
      const sections = readPage("landing", id, language)?.sections ?? [];
      const expected = sections.flatMap((each) => (each.kind === "sheet" ? [each.name] : []));
      const marked = main
        // A link with this attribute opens the sheet of a fault.
        .all("*", (each) => each.tag !== "a" && each.attr("data-sheet") !== undefined)
        .map((each) => each.attr("data-sheet"));
      return marked.join() === expected.join() ? [] : [`marks the sheets "${marked}", its content has "${expected}"`];
    };
    expect(problemsOf(check)).toEqual([]);
  });
});
