import { ageIds } from "@site/engine/data/ages.ts";
import { glassSizes } from "@site/engine/data/glazing.ts";
import { compassPoints, positions, type QuickInput } from "@site/engine/quick/input.ts";
import { calculateQuick } from "@site/engine/quick/quick.ts";
import { tons } from "@site/engine/units.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import { describe, expect, test } from "vitest";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { definedValue } from "#tests/defined-value.ts";
import { readFields, writeFields } from "../kit/frame/read-fields.ts";
import { sayer } from "../kit/frame/say.ts";
import { readCalculation } from "../kit/frame/state.ts";
import { coolingLoad } from "./calculator.ts";
import { fields, quickInputOf } from "./fields.ts";
import { fixedRows } from "./fixed-rows.ts";
import { words as schema } from "./words.ts";

const read = (query: string) => readFields(fields, new URLSearchParams(query));
const inputOf = (query: string) => quickInputOf(read(query).input);

describe("an address", () => {
  test("contains only what differs from the defaults, and round-trips", () => {
    const query = "v=1&city=sharjah&area=22.5&people=3&facing=ne&insideHumidity=55&glazing=single-clear";
    const { input, problems } = read(query);
    expect(problems).toEqual([]);
    expect(writeFields(fields, input, 1)).toBe(query);
  });

  test("changes only the assumptions it names, with shares in per cent", () => {
    expect(inputOf("").changed).toEqual({});
    expect(inputOf("wall=usual&safety=").changed).toEqual({});
    expect(inputOf("safety=10&insideHumidity=55&glazing=double-clear&people=0").changed).toEqual({
      ...{ safety: 0.1, insideHumidity: 0.55, glass: "double-clear", people: 0 },
    });
  });

  test("in Arabic digits means the same", () => {
    expect(inputOf("area=٢٢٫٥&people=٣")).toEqual(inputOf("area=22.5&people=3"));
  });

  test.each([
    "area=0",
    "area=-3",
    "area=1e9",
    "area=x",
    "glass=huge",
    "safety=31",
    "outsideWalls=2.5",
    "area=3&area=4",
    "people=5000&area=20",
    "freshAir=50000&area=30",
  ])("that cannot be meant (%s) is refused at its field, and everything else is answered", (query) => {
    const state = readCalculation(coolingLoad, new URLSearchParams(query));
    expect(state.problems).toHaveLength(1);
    expect(state.problems[0]?.field).toBe(query.split("=")[0]);
    expect(Number.isFinite(state.result.room.breakdown.required)).toBe(true);
  });
});

/** All bedrooms in Dubai that the nine questions can describe, with 20 m² and a height of 3 m. */
const bedrooms = ageIds.flatMap((age) =>
  glassSizes.flatMap((glass) =>
    compassPoints.flatMap((facing) =>
      positions.map((position) => {
        const room = { city: "dubai", room: "bedroom", area: 20, height: 3 } as const;
        return calculateQuick({ ...room, age, glass, facing, position }).room;
      }),
    ),
  ),
);

describe.each(languageCodes)("the page's text in %s", (language) => {
  const page = readPage("calculator", "/calculators/hvac-cooling-load", language);
  const say = sayer(schema.parse(page?.words), calculatorWords(language), language);

  test("the summary has input, result and changed defaults", () => {
    const { input, result } = readCalculation(
      coolingLoad,
      new URLSearchParams("area=22.5&lights=10.4&insideTemperature=23.5"),
    );
    const lines = coolingLoad.summary(input, result, say);
    const all = lines.flat().join(" ");
    expect(all).toContain("22.5");
    expect(all).toContain(`${say.words.fields.lights}: 10.4`);
    expect(all).toContain(`${say.words.fields.insideTemperature}: 23.5`);
    expect(all).not.toMatch(/undefined|NaN|\{/);
    expect(JSON.stringify(lines).length).toBeLessThan(1200);
  });

  test("one sentence has the card's values of the governing day", () => {
    const { input, result } = readCalculation(coolingLoad, new URLSearchParams(""));
    const { decides } = result.room.selection;
    const spoken = coolingLoad.answer(input, result, say);
    for (const watts of [decides.watts, decides.capacity]) expect(spoken).toContain((watts / 1000).toFixed(1));
    expect(spoken).not.toMatch(/\{|undefined/);
  });

  test("if the room needs more on another day than the one that decides, sentence and summary name both", () => {
    const calculationOf = (query: string) => readCalculation(coolingLoad, new URLSearchParams(query));
    const { input, result } = calculationOf("");
    const { decides, comparisons } = result.room.selection;
    const humid = definedValue(comparisons.find(({ kind }) => kind === "humid"));
    expect(decides.kind).toBe("hot");
    expect(humid.watts).toBeGreaterThan(decides.watts);
    const need = (humid.watts / 1000).toFixed(1);
    expect(coolingLoad.answer(input, result, say)).toContain(`${say.words.result.days.humid}`);
    expect(coolingLoad.answer(input, result, say)).toContain(need);
    expect(JSON.stringify(coolingLoad.summary(input, result, say))).toContain((humid.watts / 1000).toFixed(2));

    const one = calculationOf("age=older&position=top");
    expect(one.result.room.selection.decides.watts).toBeCloseTo(one.result.room.breakdown.required, 6);
    expect(coolingLoad.answer(one.input, one.result, say)).not.toContain(say.words.result.days.humid);
  });

  test.each(["", "city=al-ain&room=gym"])("of assumptions: weather, sky, people, coil (%s)", (query) => {
    const rows = fixedRows(read(query).input, say);
    expect(rows.map(({ name }) => name)).toEqual(Object.values(say.words.fixed).map(({ name }) => name));
    expect(rows.map(({ value }) => value).join()).toMatch(query ? /47\.7.*315/ : /45.*45/);
    expect(JSON.stringify(rows)).not.toMatch(/\{[a-z]+\}|undefined|NaN/i);
  });

  test("for four rooms of one size equals the engine's result", () => {
    const room = { city: "dubai", room: "living", area: 30, height: 3 } as const;
    const rooms: QuickInput[] = [
      { ...room, facing: "n", glass: "small", position: "middle", age: "new" },
      { ...room, facing: "w", glass: "medium", position: "middle", age: "2000s" },
      { ...room, facing: "w", glass: "medium", position: "villa", age: "2000s" },
      { ...room, facing: "w", glass: "large", position: "villa", age: "older" },
    ];
    const table = page?.sections.find(({ kind }) => kind === "table");
    const printed = table?.kind === "table" ? table.rows.map((row) => row.slice(1).map(Number.parseFloat)) : [];
    const found = rooms.map((one) => {
      const { breakdown, selection } = calculateQuick(one).room;
      return [Number((breakdown.required / 1000).toFixed(1)), selection.size];
    });
    expect(printed).toEqual(found);
  });

  test("for a bedroom of 20 m² spans the engine's results", () => {
    const needs = bedrooms.map(({ breakdown }) => tons(breakdown.required).toFixed(1)).map(Number);
    const sizes = bedrooms.map(({ selection }) => selection.count * selection.size);
    const ends = [needs, sizes].flatMap((all) => [Math.min(...all), Math.max(...all)]);
    const answer = page?.questions?.find(({ question }) => question.includes("20"))?.answer ?? "";
    expect(answer.match(/\d+\.\d+/g)?.map(Number)).toEqual(ends);
  });
});
