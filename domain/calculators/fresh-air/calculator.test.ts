import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { definedValue } from "#tests/defined-value.ts";
import { ductSizeCalculator } from "../duct-size/calculator.ts";
import { queryOf, readCalculation } from "../kit/frame/state.ts";
import { entryOf } from "../registry.server.ts";
import { freshAirCalculator } from "./calculator.ts";

const opened = (query: string) => readCalculation(freshAirCalculator, new URLSearchParams(query));

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

const handedOver = (slug: string, query: string, language: Language) =>
  definedValue(entryOf(slug)?.told(query, language));

test.each(languageCodes)("the hand-over in %s is short and complete, without empty values", (language) => {
  for (const [slug, query] of [
    ["fresh-air", full],
    ["duct-size", "height=150"],
  ] as const) {
    const { answer, lines } = handedOver(slug, query, language);
    const texts = [answer, ...lines.flat()];
    expect(texts.join("\n").length).toBeLessThan(1500);
    expect(texts.join("\n")).not.toMatch(/\{\w+\}|undefined|NaN/);
  }
});

test("the hand-over has the page's own figures: of one duct, as they were typed, in the unit of the row", () => {
  const found = (slug: string, query: string) => Object.fromEntries(handedOver(slug, query, "en").lines);
  const duct = readCalculation(ductSizeCalculator, new URLSearchParams("")).result;
  const { velocity, friction, loss } = definedValue(duct.rectangular);
  const small = found("duct-size", "flow=12.5&length=2.5&height=100");
  expect(small).toMatchObject({ Airflow: "12.5 L/s", "Length of straight duct": "2.5 m" });
  expect(found("duct-size", "")).toMatchObject({
    "In the rectangular duct: Velocity": `${velocity.toFixed(1)} m/s`,
    "In the rectangular duct: Friction": `${Number(friction.toFixed(2))} Pa/m`,
    "In the rectangular duct: Pressure loss of the run": `${loss.total.toFixed(0)} Pa`,
  });
  expect(handedOver("duct-size", "", "en").answer).toContain(`${velocity.toFixed(1)} m/s`);
  expect(found("fresh-air", "kind2=none&area3=12.5")["Room 3: Public toilet"]).toMatch(/^12\.5 m²/);
  expect(found("solar-savings", "tilt=12.5").Tilt).toBe("12.5 °");
});
