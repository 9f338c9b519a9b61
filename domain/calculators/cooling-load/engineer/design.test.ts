import { calculate } from "@site/engine/buildings/building.ts";
import { checkBuilding } from "@site/engine/buildings/check-building.ts";
import { cities, cityIds, climateBy, climateOf, designIds, practiceDesign } from "@site/engine/data/stations.ts";
import { designDays } from "@site/engine/weather/design-days.ts";
import { expect, test } from "vitest";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { definedValue } from "#tests/defined-value.ts";
import { sayer } from "../../kit/frame/say.ts";
import { words } from "../words.ts";
import { designOf, weatherLine } from "./design.ts";
import { openState } from "./state.ts";

const page = readPage("calculator", "/calculators/hvac-cooling-load", "en");
const say = sayer(words.parse(page?.words), calculatorWords("en"), "en");
const at = (query: string) => openState(new URLSearchParams(`mode=engineer&${query}`), say.words);
const said = (query: string) => {
  const counted = definedValue(at(query).counted);
  return [designOf("hot", counted, say), designOf("humid", counted, say)];
};

test.each([
  ["", /^45 .* 23\.4 .*\(ASHRAE 0\.4%\)$/, /^29\.1 .* 33\.8 .*\(ASHRAE 0\.4%\)$/],
  ["m=ashrae1", /^43\.8 .* 23\.6 .*\(ASHRAE 1%\)$/, /\(ASHRAE 0\.4%\)$/],
  ["m=ashrae2", /^42\.7 .* 23\.9 .*\(ASHRAE 2%\)$/, /\(ASHRAE 0\.4%\)$/],
  ["m=practice", /^46 .* 29 .*\(46\/29 °C, practice/, /practice has none/],
  ["m=practice&u=with", /practice/, /^29\.1 .*\(ASHRAE 0\.4%\)$/],
  ["o=٤٦&w=29", /^46 .* 29 .*\(typed by you\)$/, /\(ASHRAE 0\.4%\)$/],
  ["n=28&x=34", /\(ASHRAE 0\.4%\)$/, /^28 .* 34 .*\(typed by you\)$/],
  ["u=without", /\(ASHRAE 0\.4%\)$/, /left out by you/],
])("the conditions of %s are named", (query, hot, humid) => {
  expect(said(query)).toEqual([expect.stringMatching(hot), expect.stringMatching(humid)]);
});

test("months that were moved are no longer called the airport's own", () => {
  expect(weatherLine(definedValue(at("").counted), say)).toContain("this airport's own");
  for (const query of ["o=46&w=29", "m=practice", "m=ashrae1"])
    expect(weatherLine(definedValue(at(query).counted), say)).not.toContain("own");
});

test("a restaurant's fresh air follows the conditions that are asked for", () => {
  const load = (query: string) =>
    definedValue(at(`room=restaurant&area=100&${query}`).counted).result.block.breakdown.required;
  const [usual, practice, dry] = [load(""), load("m=practice"), load("u=without")];
  expect(practice).not.toBeCloseTo(usual, 0);
  expect(dry).toBeLessThan(usual);
  expect(load("o=46&w=29&u=without")).toBeCloseTo(practice, 6);
  expect(load("n=27")).toBeLessThan(usual);
});

test("a dew point above the dry bulb is refused at its field and by the engine", () => {
  const { opened, stale } = at("n=35&x=30");
  expect([stale, opened.problems]).toEqual([true, [{ field: "n", problem: "above", limit: 30 }]]);
  const { building } = definedValue(at("").counted).opened;
  const damp = { ...building, climate: { ...building.climate, humid: { dewPoint: 31, dryBulb: 30 } } };
  expect(checkBuilding(damp)).toEqual([{ field: "climate.humid.dewPoint", problem: "above", limit: 30 }]);
  expect(() => calculate(damp)).toThrow("climate.humid.dewPoint");
  expect(at("n=35&x=30&u=without").stale).toBe(false);
});

test.each(cityIds)("%s: each milder design is milder, and the practice is as described", (city) => {
  const hottest = designIds.map((design) => Math.max(...climateBy(design, city).dryBulb));
  expect(hottest[0]).toBeGreaterThan(hottest[1] as number);
  expect(hottest[1]).toBeGreaterThan(hottest[2] as number);
  expect(hottest[3]).toBeCloseTo(practiceDesign.dryBulb, 9);
  expect(climateBy("ashrae04", city)).toBe(climateOf(city));
  expect(designDays(climateBy("practice", city)).every(({ kind }) => kind === "hot")).toBe(true);
  expect(cities[city]).toBeDefined();
});
