import { languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { definedValue } from "#tests/defined-value.ts";
import { sayer } from "../kit/frame/say.ts";
import { readCalculation } from "../kit/frame/state.ts";
import { coolingLoad } from "./calculator.ts";
import { calculatorOf } from "./engineer/calculator.ts";
import { openState } from "./engineer/state.ts";
import { words } from "./words.ts";

test.each(languageCodes)("in %s both modes say that outdoor air is treated separately, if it is", (language) => {
  const page = readPage("calculator", "/calculators/hvac-cooling-load", language);
  const say = sayer(words.parse(page?.words), calculatorWords(language), language);
  const { apart } = say.words.result;
  const quick = (query: string) => {
    const { input, result } = readCalculation(coolingLoad, new URLSearchParams(query));
    return [coolingLoad.answer(input, result, say), coolingLoad.summary(input, result, say).flat().join()];
  };
  const engineer = (query: string) => {
    const state = openState(new URLSearchParams(`mode=engineer&${query}`), say.words);
    return calculatorOf(state).answer({}, definedValue(state.counted).result, say);
  };
  const [spoken = "", lines = ""] = quick("room=restaurant&area=100");
  expect(spoken).toContain(apart);
  expect(lines).toContain(say.words.result.apartSize.split("{")[0]);
  expect(engineer("room=restaurant&area=100"), "as a sentence of its own").toMatch(new RegExp(`\\. ${apart}\\.`));
  expect(quick("").join()).not.toContain(apart);
  expect(engineer("")).not.toContain(apart);
});
