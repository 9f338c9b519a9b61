import { globSync, readFileSync } from "node:fs";
import { type UtilityId, utilityIds, utilityOf } from "@site/engine/data/tariffs.ts";
import { billOf, type HomeId, homes } from "@site/engine/sheets/bill.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import { cityOf } from "@site/ground/site-map/pages.ts";
import type { City } from "@site/ground/site-map/places.ts";
import { keysOf } from "@site/typed";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Section } from "./schemas/sections.ts";
import { shownSheet } from "./sheets.server.ts";

/**
 * Finds sums of money as they are printed, such as 14,590. A number of two digits is a temperature, a unit or a tenth.
 * Four digits without a comma are a year.
 */
const figuresIn = (text: string): string[] => text.match(/\d{1,3},\d{3}|(?<![\d,])\d{3}(?![\d,])/g) ?? [];

const inTable = (places: City[]) =>
  shownSheet("bill", places, "en").tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ text }) => figuresIn(text))),
  );

/** For each utility, the difference in cost if a customer uses a tenth or a fifth more or less electricity, for the year and for August. */
const ofCurrent = new Map(
  utilityIds.map((utility) => [
    utility,
    keysOf(homes).flatMap((home) => [0.8, 0.9, 1.1, 1.2].flatMap((current) => differences(utility, home, current))),
  ]),
);

function differences(utility: UtilityId, home: HomeId, current: number) {
  const [usual, other] = [billOf(utility, home), billOf(utility, home, current)];
  const august = [usual, other].map((bill) => bill?.months[7]?.cost ?? Number.NaN);
  const year = [usual, other].map((bill) => bill?.year.cost ?? Number.NaN);
  return [august, year].map(([one = 0, two = 0]) => (Math.round(Math.abs(two - one) / 10) * 10).toLocaleString("en"));
}

/** Each figure is compared with all rows, not only with the row that the sentence names. */
test.each(languageCodes)("a sentence names no sum that the table beside it does not give (%s)", (language) => {
  const files = globSync(`content/${language}/**/*.yaml`)
    .map((file) => ({
      id: file.slice(`content/${language}`.length, -".yaml".length),
      text: readFileSync(file, "utf8"),
    }))
    .filter(({ text }) => /^ +name: bill$/m.test(text));
  const said = files.flatMap(({ id, text }) =>
    (parse(text) as { sections: Section[] }).sections.flatMap((section) => {
      if (section.kind !== "sheet" || section.name !== "bill") return [];
      const city = cityOf(id);
      const places = section.places ?? (city ? [city] : []);
      const known = [...inTable(places), ...places.flatMap((place) => ofCurrent.get(utilityOf[place]) ?? [])];
      return [{ id, figures: figuresIn(section.body), known }];
    }),
  );
  expect(said.length).toBeGreaterThan(10);
  // Every such text contains figures. If a text seems to have none, the pattern is wrong.
  expect(said.filter(({ figures }) => figures.length === 0)).toEqual([]);
  const wrong = said.flatMap(({ id, figures, known }) =>
    figures.filter((figure) => !known.includes(figure)).map((figure) => `${id}: ${figure}`),
  );
  expect(wrong).toEqual([]);
});
