import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { excerptOf, foundBy, markFound } from "./excerpt.ts";
import { stem, wordsOf } from "./stem.ts";

const stems = (text: string) => wordsOf(text).map(stem);
const findsAll = (typed: string) => {
  const terms = new Set(stems(typed));
  return foundBy((term) => terms.has(term), stems);
};
const shown = (pieces: string[]) => pieces.map((piece, at) => (at % 2 ? `[${piece}]` : piece)).join("");

describe("the words that were found are marked", () => {
  it.each([
    ["tashkeel stays", "صيانه", "عَقْدُ الصِّيانةِ هنا", "عَقْدُ [الصِّيانةِ] هنا"],
    ["letters that fold into several", "fi", "a ﬁ b", "a [ﬁ] b"],
    ["dots and slashes", "ac", "The A/C, not the A.C. but AC", "The [A/C], not the [A.C.] but [AC]"],
    ["whole words only", "cool", "Cooler, cooled, cool", "Cooler, [cooled], [cool]"],
  ])("%s", (_, typed, text, pieces) => {
    expect(shown(markFound(text, findsAll(typed)))).toBe(pieces);
  });

  it("no text is lost or changed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, typed) => {
        expect(markFound(text, findsAll(typed)).join("")).toBe(text);
      }),
    );
  });
});

describe("an excerpt", () => {
  const isFound = findsAll("valve");
  it("is the summary if that contains the word", () => {
    expect(shown(excerptOf({ summary: "A valve.", body: "Another valve" }, isFound))).toBe("A [valve].");
  });

  it("is the text around the word, at most 160 characters long", () => {
    const words = fc.array(fc.constantFrom("pipe", "of", "brass", "thermostat", "\n"), { maxLength: 80 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pieces = excerptOf({ summary: "-", body: [...before, "valve", ...after].join(" ") }, isFound);
        expect(pieces).toContain("valve");
        expect(pieces.join("").length).toBeLessThanOrEqual(160);
      }),
    );
  });
});
