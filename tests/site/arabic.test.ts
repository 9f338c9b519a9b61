import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Element } from "./html.ts";
import { type BuiltPage, pages, problemsOf } from "./pages.ts";

const arabic = pages.filter(({ language }) => language === "ar");

/**
 * Words that Arabic readers know only in Latin letters: standards, units, refrigerants and brands. A line of the file may have several
 * words; # begins a comment.
 */
const allowed = new Set(
  readFileSync(new URL("./latin-allowed.txt", import.meta.url), "utf8")
    .split("\n")
    .flatMap((line) => line.replace(/#.*/, "").split(/\s+/).filter(Boolean)),
);

/**
 * Parts that are marked as another language, and the list of sources at the end of a page, whose titles are quoted in their original
 * language.
 */
const foreign = ({ tag, attributes }: Element) =>
  tag === "code" ||
  tag === "aside" ||
  attributes.get("aria-labelledby") === "sources" ||
  (attributes.has("lang") && attributes.get("lang") !== "ar");
const attributesRead = ["alt", "title", "aria-label", "placeholder"];

/** Returns the text that is read or read aloud: the main part with its labels, and the title and description in the head. */
const words = ({ main, root }: BuiltPage) => [
  main.text(foreign),
  ...main.all("*").flatMap((element) => attributesRead.map((name) => element.attr(name) ?? "")),
  root.first("title")?.text() ?? "",
  root.first("meta", (meta) => meta.attr("name") === "description")?.attr("content") ?? "",
];

const addresses = /https?:\/\/\S+|[\w.+-]+@[\w.-]+/g;
const latin = /[A-Za-z][A-Za-z0-9]*/g;
/**
 * Vowel marks, except tanween and shadda. A few are allowed, such as a damma that marks a passive verb. A text with all vowel marks looks
 * like a schoolbook.
 */
const vowelMarks = /[\u064C\u064E-\u0650\u0652-\u0655\u0670]/g;
const marksAllowed = (words: number) => Math.max(6, words * 0.025);

describe("Arabic pages", () => {
  test("have no Latin word that is not in tests/site/latin-allowed.txt", () => {
    const check = (page: BuiltPage) => {
      const found = words(page).flatMap((text) => text.replace(addresses, "").match(latin) ?? []);
      return [...new Set(found)].filter((word) => !allowed.has(word));
    };
    expect(problemsOf(check, arabic)).toEqual([]);
  });

  test("write numbers with Western digits", () => {
    const check = (page: BuiltPage) => words(page).flatMap((text) => text.match(/\S*[٠-٩۰-۹]\S*/g) ?? []);
    expect(problemsOf(check, arabic)).toEqual([]);
  });

  test("have no vowel marks, kashida or Latin punctuation", () => {
    const check = (page: BuiltPage) => {
      const text = words(page).join("\n");
      const marks = text.match(vowelMarks)?.length ?? 0;
      const tooMany = marks > marksAllowed(text.split(/\s+/).length);
      const kashida = text.match(/\S*ـ\S*/g) ?? [];
      const punctuation = text.match(/[\u0621-\u064A]+[,;?](?=\s|$)/g) ?? [];
      return [...(tooMany ? [`${marks} vowel marks`] : []), ...kashida, ...punctuation];
    };
    expect(problemsOf(check, arabic)).toEqual([]);
  });
});
