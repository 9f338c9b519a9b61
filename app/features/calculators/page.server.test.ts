import { languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { withWordFile } from "#app/site/word-files.ts";
import { calculatorPage, islandWords } from "./page.server.ts";

test("every calculator's island has its words in a file", () => {
  for (const language of languageCodes) {
    const files = [...islandWords(language).keys()];
    expect(withWordFile.filter((name) => !name.endsWith("Form")).toSorted()).toEqual(files.toSorted());
  }
});

test("today's prices stay in the page, because its words are a file that the build made", () => {
  const { words, given } = calculatorPage(new URL("https://site.test/calculators/amc-planner"));
  expect(words.words).not.toHaveProperty("prices");
  expect(given.today).toHaveProperty("prices.rates");
});
