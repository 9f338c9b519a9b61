import { calculate } from "@site/engine/buildings/building.ts";
import { climateOf } from "@site/engine/data/stations.ts";
import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { definedValue } from "#tests/defined-value.ts";
import { sayer } from "../../kit/frame/say.ts";
import { words } from "../words.ts";
import { openBuilding } from "./building-model.ts";
import { basisOf, skyOf, weatherLine } from "./design.ts";
import { start } from "./fixture.ts";
import { numbersIn } from "./number-list.ts";
import { openState } from "./state.ts";

const page = readPage("calculator", "/calculators/hvac-cooling-load", "en");
const say = sayer(words.parse(page?.words), calculatorWords("en"), "en");
const opened = (fields: Record<string, string>) => openBuilding(fields, start);
const climate = (fields: Record<string, string>) => definedValue(opened(fields).building).climate;

const beam = "0.4 0.5 0.55 0.6 0.6 0.65 0.7 0.7 0.6 0.5 0.45 0.4";
const diffuse = "2.1 1.9 1.8 1.7 1.7 1.7 1.6 1.6 1.8 1.9 2.1 2.1";
const arabic = "٠٫٤ ٠٫٥ ٠٫٥٥ ٠٫٦ ٠٫٦ ٠٫٦٥ ٠٫٧ ٠٫٧ ٠٫٦ ٠٫٥ ٠٫٤٥ ٠٫٤";

describe("the clear sky", () => {
  test("is the station's until another is chosen, and leaves the engine's input unchanged", () => {
    const { taub, taud, sky } = climate({});
    expect([taub, taud, sky]).toEqual([climateOf("dubai").taub, climateOf("dubai").taud, undefined]);
    expect(opened({ z: "2017" }).building).toEqual(opened({}).building);
  });

  test("of 2009 has Abu Dhabi's own depths and its own formula, and is refused for other cities", () => {
    const own = climate({ c: "abu-dhabi", z: "2009" });
    expect([own.sky, own.taub[0], own.taud[6]]).toEqual(["2009", 0.402, 1.248]);
    const both = [
      { field: "i", problem: "no-depths" },
      { field: "j", problem: "no-depths" },
    ];
    expect(opened({ z: "2009" }).problems).toEqual(both);
    expect(opened({ c: "abu-dhabi", z: "2021" }).problems).toEqual(both);
    expect(opened({ z: "2009" }).building).toBeUndefined();
  });

  test("can be typed for any edition, with Arabic digits, decimal commas or commas between", () => {
    const usual = climate({ z: "2021", i: beam, j: diffuse });
    expect([usual.sky, usual.taub[2]]).toEqual([undefined, 0.55]);
    for (const same of [
      arabic,
      beam.replaceAll(".", ","),
      beam.replaceAll(" ", ","),
      beam.replaceAll(" ", ", "),
      beam.replaceAll(" ", "\t"),
    ])
      expect(climate({ z: "2009", i: same, j: diffuse })).toMatchObject({ sky: "2009", taub: usual.taub });
  });

  test("is never half ours and half the visitor's, nor too short, nor out of range", () => {
    expect(opened({ i: beam }).problems).toEqual([{ field: "j", problem: "no-depths" }]);
    expect(opened({ j: diffuse }).problems).toEqual([{ field: "i", problem: "no-depths" }]);
    for (const wrong of ["0.4 0.5", beam.replace("0.7", "7"), beam.replace("0.7", "x"), `${beam} 0.4`])
      expect(opened({ i: wrong, j: diffuse }).problems).toEqual([{ field: "i", problem: "not-12-depths" }]);
    expect(opened({ z: "1997" }).problems).toEqual([{ field: "z", problem: "unknown" }]);
  });

  test("moves the load with its haze", () => {
    const load = (fields: Record<string, string>) =>
      calculate(definedValue(opened(fields).building)).block.breakdown.sensible.glassSun;
    expect(load({ i: beam, j: diffuse })).not.toBeCloseTo(load({}), 0);
    expect(load({ z: "2013" })).not.toBeCloseTo(load({}), 0);
  });

  test("is named wherever the design is named", () => {
    const at = (query: string) =>
      definedValue(openState(new URLSearchParams(`mode=engineer&${query}`), say.words).counted);
    expect(skyOf(at(""), say)).toMatch(/ASHRAE 2017.*Dubai International/);
    expect(skyOf(at("c=abu-dhabi&z=2009"), say)).toMatch(/ASHRAE 2009.*Abu Dhabi International/);
    const typed = at(`c=al-ain&z=2021&${new URLSearchParams({ i: beam, j: diffuse })}`);
    expect(skyOf(typed, say)).toMatch(/ASHRAE 2021.*typed/);
    expect(weatherLine(typed, say)).not.toContain("sky included");
    expect(basisOf("hot", typed, say)).toMatch(/°C.*; Sky: .*typed/);
  });
});

test("a list is read correctly with either decimal sign", () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3999 }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(" ", "\t", "; ", "، ", "\n", ", "),
      fc.constantFrom(".", ",", "٫"),
      (thousandths, between, sign) => {
        const text = thousandths.map((value) => (value / 1000).toFixed(3).replace(".", sign)).join(between);
        expect(numbersIn(text)).toEqual(thousandths.map((value) => value / 1000));
      },
    ),
  ));
