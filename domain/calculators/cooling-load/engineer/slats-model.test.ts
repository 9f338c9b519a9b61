import { calculate } from "@site/engine/buildings/building.ts";
import { blinds } from "@site/engine/data/glazing.ts";
import { expect, test } from "vitest";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { definedValue } from "#tests/defined-value.ts";
import { sayer } from "../../kit/frame/say.ts";
import { words } from "../words.ts";
import { assumedRows } from "./assumed.ts";
import { openBuilding } from "./building-model.ts";
import { quickRoom, start } from "./fixture.ts";
import { attenuationText, slatsText } from "./slats-text.ts";

const page = readPage("calculator", "/calculators/hvac-cooling-load", "en");
const say = sayer(words.parse(page?.words), calculatorWords("en"), "en");
const opened = (fields: Record<string, string>) => openBuilding(fields, start);
const blindOf = (fields: Record<string, string>) =>
  definedValue(opened(fields).building).rooms[0]?.walls[0]?.windows[0]?.blind;
const sunOf = (fields: Record<string, string>) =>
  calculate(definedValue(opened(fields).building)).block.breakdown.sensible.glassSun;

test("without slats a blind is the simple one, whatever angle is typed", () => {
  expect(blindOf({ "0w0g0b": "venetian" })).toBe(blinds.venetian);
  expect(blindOf({ "0w0g0b": "venetian", "0w0g0a": "10" })).toBe(blinds.venetian);
});

test("slats replace the blind, at 45° and with half of the light reflected until other values are typed", () => {
  const blind = blindOf({ "0w0g0b": "drapes", "0w0g0p": "inside" });
  expect(blind).toEqual(blindOf({ "0w0g0p": "inside", "0w0g0a": "45", "0w0g0r": "٥٠" }));
  expect(blind?.beam).toHaveLength(19);
});

test("closed slats let less sun in than open ones, and slats outside less than inside", () => {
  const at = (place: string, angle: string) => sunOf({ "0w0g0p": place, "0w0g0a": angle });
  for (const place of ["inside", "between", "outside"]) expect(at(place, "80")).toBeLessThan(at(place, "0"));
  expect(at("outside", "45")).toBeLessThan(at("inside", "45"));
});

test("values that the method does not cover are refused at their field", () => {
  const problems = (fields: Record<string, string>) => opened({ "0w0g0p": "inside", ...fields }).problems;
  expect(problems({ "0w0g0s": "0.1" })).toEqual([{ field: "0w0g0s", problem: "below", limit: 0.15 }]);
  expect(problems({ "0w0g0s": "0.9" })).toEqual([{ field: "0w0g0s", problem: "above", limit: 0.85 }]);
  expect(problems({ "0w0g0p": "between", "0w0g0z": "single-clear" })).toEqual([
    { field: "0w0g0p", problem: "one-pane" },
  ]);
  expect(problems({ "0w0g0a": "85" })).toEqual([{ field: "0w0g0a", problem: "above", limit: 80 }]);
});

test("they are described in words, with the remaining solar gain, and the simple blind is no longer assumed", () => {
  const fields = { "0w0g0p": "outside", "0w0g0a": "60", "0w0g0r": "70" };
  const { values } = opened(fields);
  expect(slatsText(values, "0w0g0", say)).toBe("Slats: Outside, 60°, 70% reflected");
  expect(attenuationText(values, "0w0g0", say)).toMatch(/0\.\d\d .*0\.\d\d .*0\.\d\d /);
  expect(slatsText(opened({}).values, "0w0g0", say)).toBeUndefined();
  const names = (typed: Record<string, string>) =>
    assumedRows({ opened: opened(typed), given: typed, quick: quickRoom, open: 0 }, say).map(({ name }) => name);
  expect(names({}).length - names(fields).length).toBe(1);
});

test("half a kelvin is a change, and is shown", () => {
  const fields = { "0c": "23.5" };
  const rows = assumedRows({ opened: opened(fields), given: fields, quick: quickRoom, open: 0 }, say);
  const row = { value: "23.5 °C", usual: "24 °C" };
  expect(rows.find(({ name }) => name === say.words.fields.insideTemperature)).toMatchObject(row);
});

test("leaks under a hood are the building's own, and are not shown as a change", () => {
  const leaksOf = (fields: Record<string, string>) => {
    const typed = { "0k": "office", "0a": "200", ...fields };
    const rows = assumedRows({ opened: opened(typed), given: typed, quick: quickRoom, open: 0 }, say);
    return rows.find(({ name }) => /leak/i.test(name));
  };
  expect(leaksOf({ "0s0h": "300" })).toMatchObject({ usual: undefined, source: say.words.sources.practice });
  expect(leaksOf({})).toMatchObject({ usual: undefined, source: say.words.sources.supplied });
});
