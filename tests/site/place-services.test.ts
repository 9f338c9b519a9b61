import { cityOf } from "@site/ground/site-map/pages.ts";
import { districtOf, placePageOf } from "@site/ground/site-map/place-pages.ts";
import { expect, test } from "vitest";
import { readPage } from "#site/content/content.server.ts";
import { placeServiceOf } from "#site/content/place-service.server.ts";
import { shortPlaceName, tradeOf } from "#site/content/trades.server.ts";
import { translator } from "#site/i18n/t.ts";
import { definedValue } from "#tests/defined-value.ts";
import { stem } from "./page-words.ts";
import { type BuiltPage, pages, problemsOf } from "./pages.ts";

const placePages = pages.filter(({ id }) => cityOf(id) && placePageOf(id));
const serviceOf = ({ id, language }: BuiltPage) => definedValue(placeServiceOf(id, language));

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

/** The part of a page that is made of data. */
const dataHalf = ({ main }: BuiltPage) => main.first("div", (div) => div.attr("data-facts") !== undefined);

/** Words of names that say nothing about a trade. */
const empty = new Set(wordsOf("in and services works general home house villa office company في خدمات أعمال عامة"));
/** Other forms of the trades' names, whose first letters differ. */
const forms = wordsOf("مكيف تكييف مسبح بلاط قاطع سقف ترميم الباركيه").map((word) => word.slice(0, 4));

/** True if a text has a word that begins as one of the trade's name or of its title. */
function namesTrade(text: string, { id, language }: BuiltPage) {
  const trade = definedValue(tradeOf(id));
  const names = wordsOf(`${trade[language]} ${placeServiceOf(id, language)?.title}`);
  const places = wordsOf(placeOf({ id, language }));
  const begins = names.filter((word) => !empty.has(word) && !places.includes(word)).map((word) => word.slice(0, 4));
  return wordsOf(text).some((word) => [...begins, ...forms].some((begin) => word.startsWith(begin)));
}

const placeOf = ({ id, language }: Pick<BuiltPage, "id" | "language">) =>
  shortPlaceName(districtOf(id) ?? definedValue(cityOf(id)), language);
const namesPlace = (text: string, page: BuiltPage) =>
  wordsOf(text)
    .join(" ")
    .includes(wordsOf(placeOf(page)).join(" "));

test("heading and title of a page name its trade and its place", () => {
  const check = (page: BuiltPage) => {
    const texts = [page.main.required("h1").text(), page.root.required("title").text()];
    return texts
      .filter((text) => !namesTrade(text, page) || !namesPlace(text, page))
      .map((text) => `"${text}" does not name both`);
  };
  expect(placePages.length).toBeGreaterThan(0);
  expect(problemsOf(check, placePages)).toEqual([]);
});

test("the first 150 words name most jobs of the trade, each with its price or 'after a survey'", () => {
  const check = (page: BuiltPage) => {
    const first = squeeze(page.main.text()).split(" ").slice(0, 150).join(" ");
    const { jobs } = serviceOf(page);
    const named = jobs.filter(({ name }) => first.includes(squeeze(name)));
    const lines = new Map(
      dataHalf(page)
        ?.all("li")
        .map((line) => [squeeze(line.text()), line]),
    );
    const survey = translator(page.language)("place.survey");
    const unpriced = jobs.filter(
      ({ name }) =>
        ![...lines.keys()].some(
          (line) => line.startsWith(name) && (line.endsWith(survey) || /\d/.test(line.slice(name.length))),
        ),
    );
    return [
      ...(named.length < 0.6 * jobs.length ? [`names ${named.length} of ${jobs.length} jobs`] : []),
      ...unpriced.map(({ name }) => `"${name}" has no price`),
    ];
  };
  expect(problemsOf(check, placePages)).toEqual([]);
});

test("the first heading below is the headline of the page's own story", () => {
  const check = (page: BuiltPage) => {
    const headline = squeeze(readPage("landing", page.id, page.language)?.hero.title ?? "");
    const heading = squeeze(page.main.first("h2")?.text() ?? "");
    return heading === headline ? [] : [`begins with "${heading}", not with "${headline}"`];
  };
  expect(problemsOf(check, placePages)).toEqual([]);
});
