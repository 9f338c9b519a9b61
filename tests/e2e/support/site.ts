import { test } from "@playwright/test";
import { isNightly, type Language, turn } from "#tests/set.ts";
import { type Site, siteIn } from "./site-words.ts";

export { company, languages, type Site, siteIn, type Words } from "./site-words.ts";

/** Runs the same tests in English and in Arabic, for parts whose layout or reading depends on the language. */
export function forEachLanguage(body: (site: Site) => void) {
  for (const language of bothLanguages) inLanguage(language, body);
}

/**
 * For behaviour that is the same in both languages. For a change, only one language is tested, and it alternates between commits. The
 * nightly run tests both.
 */
export function byTurns(body: (site: Site) => void) {
  for (const language of bothLanguages)
    inLanguage(language, (site) => {
      test.skip(!isNightly && language !== turn, `A change is tested in ${turn} this time, and in both at night.`);
      body(site);
    });
}

/**
 * Runs tests in one language, for behaviour that does not depend on the language. Some test files use English and some Arabic. Everything
 * that a visitor does is also tested in Firefox and WebKit, in both languages.
 */
export function inLanguage(language: Language, body: (site: Site) => void) {
  test.describe(language, () => body(siteIn(language)));
}

const bothLanguages = ["en", "ar"] as const;
