import { calculationOf } from "@site/ground/stored-calculation.ts";
import { describe, expect, test } from "vitest";
import { calculatorWords } from "#site/content/content.server.ts";
import { plannerPrices } from "#site/content/prices.server.ts";
import { amcPlanner } from "../amc-planner/calculator.ts";
import { words as plannerWords } from "../amc-planner/words.ts";
import { aboutCalculations } from "../quoted/quoted.server.ts";
import { words as waterWords } from "../water-system/words.ts";
import { pageWords } from "./frame/entry.server.ts";
import { sayer } from "./frame/say.ts";
import { readCalculation } from "./frame/state.ts";
import { handedOverBy } from "./hand-over.server.ts";

const handedOver = (search: string, language: "en" | "ar") =>
  handedOverBy(new URLSearchParams({ calculation: search }), language);

describe.each(["en", "ar"] as const)("a calculation that is handed over with an enquiry, in %s", (language) => {
  test.each([
    "water-system?v=1",
    "water-system?v=1&kind=hotel&people=300&roofShare=0&tank=cylinder&pipe=steel",
    "water-system?v=1&peakShowers=0&roofShare=100",
    "water-system?v=1&kind=hotel&people=500",
    "water-system?v=1&kind=hotel&people=500&showers=150",
    "amc-planner?v=1",
    "amc-planner?v=1&use=office&fcu=240&ahu=6&chiller=3&vrfOutdoor=4&vrfIndoor=60&package=2&fan=9&ducted=2&fire=1&cctv=1&tankVisits=1",
  ])("%s: every placeholder is filled, and it is short enough for a form", (search) => {
    const { lines, calculation, answer } = handedOver(search, language) ?? { lines: [] };
    expect(answer).toMatch(/\d/);
    expect(answer).not.toMatch(/\{|undefined|NaN/);
    expect(lines.length).toBeGreaterThan(7);
    for (const [label, value] of lines) expect(`${label}: ${value}`).not.toMatch(/\{|undefined|NaN|: $/);
    expect(new Set(lines.map(([label]) => label)).size).toBe(lines.length);
    expect(JSON.stringify(calculation).length).toBeLessThan(2000);
  });

  describe("for a hotel", () => {
    const words = pageWords(waterWords, "water-system", language);
    const { booster, heater, power, uncounted } = words.result;
    const hotel = (more: string) => {
      const { lines = [], answer = "" } = handedOver(`water-system?v=1&kind=hotel&people=500${more}`, language) ?? {};
      return { answer, said: Object.fromEntries(lines) };
    };
    const shapeOf = (text: string) => new RegExp(`^${text.replace(/\{\w+\}/g, ".+")}$`);

    test("has no pump and no heater from the taps of a villa", () => {
      const { said, answer } = hotel("");
      expect(said).toMatchObject({ [booster]: uncounted, [heater]: uncounted });
      expect(said).not.toHaveProperty([power]);
      expect(answer).toMatch(shapeOf(words.uncounted));
    });

    test("has a warning for heaters that are too weak for a day, and only for those", () => {
      const weak = hotel("&showers=150");
      expect(weak.said[power]).toMatch(shapeOf(words.result.tooWeak));
      expect(weak.answer).toMatch(shapeOf(words.answerWeak));
      expect(hotel("&showers=150&peakShowers=120").said[power]).not.toMatch(shapeOf(words.result.tooWeak));
    });
  });

  test("the range of a maintenance contract goes to the office, but not into the scope that other bidders get", () => {
    const words = pageWords(plannerWords, "amc-planner", language);
    const prices = plannerPrices(language);
    // The page does not show prices that are older than a year, so the test has its own prices.
    const rates = { split: { from: 260, to: 400, visits: 2 } };
    const say = sayer({ ...words, prices: { ...prices, rates } }, calculatorWords(language), language);
    const { input, result } = readCalculation(amcPlanner, new URLSearchParams("v=1&split=6"));
    expect(amcPlanner.forOffice?.(input, result, say)).toEqual([
      [words.price.label, expect.stringMatching(/^1,560–2,400 (AED|درهم)/)],
    ]);
    expect(amcPlanner.summary(input, result, say).map(([label]) => label)).not.toContain(words.price.label);
    const none = sayer({ ...words, prices: { ...prices, rates: {} } }, calculatorWords(language), language);
    expect(amcPlanner.forOffice?.(input, result, none)).toEqual([]);
    const shown = Object.keys(prices.rates).length > 0;
    const { lines = [] } = handedOver("amc-planner?v=1&split=6", language) ?? {};
    expect(lines.some(([label]) => label === words.price.label)).toBe(shown);
  });

  test("rooms with the same name, and names that are also ours, all reach the office in their order", () => {
    const rooms = { "0n": "Bedroom", "1n": "Bedroom", "2n": "101", "3n": "link", "1a": "20" };
    const search = new URLSearchParams({ v: "1", mode: "engineer", r: "4", ...rooms });
    const { lines = [], calculation, link } = handedOver(`hvac-cooling-load?${search}`, language) ?? {};
    expect(lines.slice(-4).map(([label]) => label)).toEqual(["Bedroom", "Bedroom", "101", "link"]);
    const kept = calculationOf(JSON.parse(JSON.stringify(calculation)));
    expect(kept).toMatchObject({ calculator: "hvac-cooling-load", link, lines });
    expect(aboutCalculations.brought(kept, language)?.facts).toEqual(lines);
  });

  test("nothing is handed over if the input is refused", () => {
    expect(handedOver("water-system?v=1&people=0", language)).toBeUndefined();
    expect(handedOver("amc-planner?v=1&split=0&pump=0&tank=0&heater=0&panel=0", language)).toBeUndefined();
  });
});
