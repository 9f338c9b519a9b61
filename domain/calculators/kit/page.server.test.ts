import { languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { calculatorEntries, entryOf } from "../registry.server.ts";
import { islands } from "../registry.ts";
import { calculatorPage, islandWords } from "./page.server.ts";

test("every calculator's island has its words in a file", () => {
  for (const language of languageCodes) {
    const files = [...islandWords(language).keys()];
    expect(files.toSorted()).toEqual(Object.keys(islands).toSorted());
  }
});

test("every calculator is found under its own name, with a pictogram of its own", () => {
  for (const entry of calculatorEntries) expect(entryOf(entry.slug)).toBe(entry);
  expect(new Set(calculatorEntries.map(({ pictogram }) => pictogram)).size).toBe(calculatorEntries.length);
});

test("today's prices stay in the page, because its words are a file from the build", () => {
  const { words, given: props } = calculatorPage(new URL("https://site.test/calculators/amc-planner"));
  expect(words.words).not.toHaveProperty("prices");
  expect(props.today).toHaveProperty("prices.rates");
});
