import { describe, expect, test } from "vitest";
import { type Language, languageCodes } from "#app/i18n/languages.ts";
import { notYetIndexed } from "#app/site/not-indexed.ts";
import { layoutSections, maskedWords, namesIn } from "./page-words.ts";
import { type BuiltPage, pages, problemsOf } from "./pages.ts";
import { compare, inWords, type Likeness, sharesTooMuch, shinglesOf } from "./shingles.ts";

const kinds = ["landing", "article", "case-study"];
const compared = pages.filter(({ kind }) => kinds.includes(kind ?? ""));
const isListed = ({ id }: BuiltPage) => (notYetIndexed as readonly string[]).includes(id);
const indexed = compared.filter((page) => !isListed(page));

/** How similar the pages of a language are; pages that are not indexed are left out. */
function likenesses(language: Language, of: BuiltPage[]): Likeness[] {
  const names = namesIn(language);
  const own = of.filter((page) => page.language === language);
  return compare(own.map((page) => ({ name: page.path, set: shinglesOf(maskedWords(page, names)) })));
}

describe("pages say something of their own", () => {
  test.each(languageCodes)("every page that shares too much stands in app/site/not-indexed.ts (%s)", (language) => {
    expect(likenesses(language, indexed).filter(sharesTooMuch).map(inWords)).toEqual([]);
  });

  test("a page of app/site/not-indexed.ts that is good now is taken out of it", () => {
    const stillAlike = (page: BuiltPage) =>
      likenesses(page.language, [...indexed, page]).some(
        (likeness) => likeness.name === page.path && sharesTooMuch(likeness),
      );
    const good = notYetIndexed.filter((id) => !compared.filter((page) => page.id === id).some(stillAlike));
    expect(good).toEqual([]);
  });

  test("every page compared has the sections by which the layout is recognised, and words besides", () => {
    const check = (page: BuiltPage) => {
      const labels = page.main.all("section").map((section) => section.attr("aria-labelledby") ?? "");
      const missing = layoutSections.filter((label) => !labels.includes(label));
      const words = maskedWords(page, new Set()).length;
      return [
        ...missing.map((label) => `has no section labelled "${label}"`),
        ...(words < 300 ? [`has only ${words} words`] : []),
      ];
    };
    expect(problemsOf(check, compared)).toEqual([]);
  });
});

describe("the measure", () => {
  const text = Array.from({ length: 40 }, (_, index) => `w${index}`);
  const other = text.map((word) => `x${word}`);

  test("two pages that differ in their names only are the same page", () => {
    const [first] = compare([
      { name: "a", set: shinglesOf(["¤", ...text, "¤", "¤"]) },
      { name: "b", set: shinglesOf(["¤", "¤", ...text, "¤"]) },
    ]);
    expect(first).toEqual({ name: "a", own: 0, nearest: { name: "b", jaccard: 1, containment: 1 } });
    expect(sharesTooMuch(first as Likeness)).toBe(true);
  });

  test("a short page within a long one shares too much, the long one does not", () => {
    const long = ["", "a", "b", "c", "d"].flatMap((start) => text.map((word) => start + word));
    const [short, whole] = compare([
      { name: "short", set: shinglesOf(text) },
      { name: "long", set: shinglesOf(long) },
    ]);
    expect([short, whole].map((likeness) => sharesTooMuch(likeness as Likeness))).toEqual([true, false]);
  });

  test("pages of different words share nothing", () => {
    const found = compare([
      { name: "a", set: shinglesOf(text) },
      { name: "b", set: shinglesOf(other) },
    ]);
    expect(found.map(({ own }) => own)).toEqual([1, 1]);
    expect(found.some(sharesTooMuch)).toBe(false);
  });
});
