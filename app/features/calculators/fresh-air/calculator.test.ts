import { expect, test } from "vitest";
import { languageCodes } from "#app/i18n/languages.ts";
import { calculatorWords } from "#app/site/content.server.ts";
import { catalogue } from "../catalogue.server.ts";
import { ductSizeCalculator } from "../duct-size/calculator.ts";
import { sayer } from "../frame/say.ts";
import { open, queryOf } from "../frame/state.ts";
import { wordsOf } from "../page.server.ts";
import { freshAirCalculator } from "./calculator.ts";

const opened = (query: string) => open(freshAirCalculator, new URLSearchParams(query));

test("starts with an office floor, and round-trips through its address", () => {
  const state = opened("");
  expect(state.problems).toEqual([]);
  expect(state.result.rooms.map(({ kind }) => kind)).toEqual(["office", "meeting-room", "toilet"]);
  expect(queryOf(freshAirCalculator, state.input)).toBe("v=1");
  const changed = opened("v=1&kind2=none&kind5=gym&area5=٨٠&count5=12");
  expect(changed.result.rooms.map(({ kind, area }) => [kind, area])).toEqual([
    ["office", 150],
    ["toilet", 14],
    ["gym", 80],
  ]);
  expect(opened(queryOf(freshAirCalculator, changed.input)).input).toEqual(changed.input);
});

test("a building without rooms and a room without size are refused at their fields", () => {
  expect(opened("kind1=none&kind2=none&kind3=none").problems).toEqual([{ field: "kind1", problem: "missing" }]);
  expect(opened("area1=0").problems).toEqual([{ field: "area1", problem: "below", limit: 1 }]);
  expect(opened("kind1=palace&count3=2.5").problems.map(({ field }) => field)).toEqual(["kind1", "count3"]);
});

const full = Array.from({ length: 8 }, (_, row) => `kind${row + 1}=car-park&area${row + 1}=12345`).join("&");

test.each(languageCodes)("the hand-over in %s is short and complete, without empty values", (language) => {
  for (const [calculator, query] of [
    [freshAirCalculator, full],
    [ductSizeCalculator, "height=150"],
  ] as const) {
    const entry = catalogue.get(calculator.slug);
    if (!entry) throw new Error(`There is no ${calculator.slug}`);
    const words = wordsOf(entry, calculator.slug, language);
    const say = sayer(words as never, calculatorWords(language), language);
    const { input, result } = open(calculator as typeof entry.calculator, new URLSearchParams(query));
    const told = [
      calculator.answer(input as never, result as never, say),
      ...calculator.summary(input as never, result as never, say).flat(),
    ];
    expect(told.join("\n").length).toBeLessThan(1500);
    expect(told.join("\n")).not.toMatch(/\{\w+\}|undefined|NaN/);
  }
});
