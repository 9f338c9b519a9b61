import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { stem, withoutParticle, withoutWaw, wordsOf } from "./stem.ts";

const stems = (text: string) => wordsOf(text).map(stem);

describe("stem", () => {
  it.each([
    ["مكيف المكيفات والمكيفات للمكيف بالمكيفات مكيفين مکیف", "مكيف"],
    ["صيانة الصيانه صيانه والصيانة", "صيان"],
    ["وحدات الوحدة وحدة", "وحد"],
    ["تكييف التكييف والتكييف", "تكييف"],
    ["أعمال اعمال الأعمال", "اعمال"],
    ["filter filters Filters", "filter"],
    ["leak leaks leaking leaked", "leak"],
    ["A/C A.C. a.c AC", "ac"],
  ])("joins %s", (text, joined) => {
    expect(new Set(stems(text))).toEqual(new Set([joined]));
  });

  it.each(["بلاط", "فلتر", "كامل", "r32", "vrf", "glass", "gas", "duct"])("leaves %s whole", (word) => {
    expect(stems(word)).toEqual([word]);
  });

  it("never leaves fewer than two letters of a longer word", () => {
    const word = fc.stringMatching(/^(?:[ء-ي]{2,12}|[a-z]{2,12})$/u);
    fc.assert(fc.property(word, (typed) => stem(typed).length >= 2));
  });
});

describe("wordsOf", () => {
  it("gives plain words for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) =>
        wordsOf(text).every((word) => /^[\p{L}\p{N}]+$/u.test(word)),
      ),
    );
  });

  it.each([
    ["markup", "<script>alert(1)</script>", ["script", "alert", "1", "script"]],
    ["right-to-left overrides", "du\u202Ect\u202C", ["duct"]],
    ["10,000 spaces", " ".repeat(10_000), []],
    ["emoji", "❄️🔥", []],
    ["Arabic digits", "٣ طن", ["3", "طن"]],
  ])("survives %s", (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe("withoutWaw", () => {
  const counts: Record<string, number> = { تبريد: 50, وتبريد: 3, اج: 500, واجه: 20 };
  const frequency = (word: string) => counts[word] ?? 0;
  it.each([
    ["takes off 'and'", "وتبريد", "تبريد"],
    ["keeps a word that begins with it", "واجه", "واجه"],
    ["keeps it before an unknown word", "وسادس", "وسادس"],
  ])("%s", (_, word, left) => {
    expect(withoutWaw(word, frequency)).toBe(left);
  });
});

describe("withoutParticle", () => {
  it("offers a weaker spelling only if enough letters are left", () => {
    expect(["لتركيب", "بلا", "duct"].map(withoutParticle)).toEqual(["تركيب", undefined, undefined]);
  });
});
