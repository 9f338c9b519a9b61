import { nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import { airs, suns } from "../data/monthly-climate.ts";
import { cableFactor } from "./cable.ts";
import { vapourDeficit } from "./drying.ts";
import { freshAirLoad, onHumidDay } from "./fresh-air.ts";
import { boxTemperature, glare } from "./glare.ts";
import { relativeHumidityAt } from "./moist-air.ts";
import { movement, outdoorSpan } from "./movement.ts";
import { dawnMargin, paintHours, type Wall } from "./paint-window.ts";
import { evaporation, poolEvaporation, poolTemperature } from "./pool.ts";
import { siteOf } from "./site.ts";
import { panelMonth } from "./solar.ts";
import { ductInsulation, pipeInsulation } from "./sweat.ts";
import { tankWater } from "./tank.ts";
import { makeUp, towerWater, wetBulbOf } from "./towers.ts";
import { equilibriumMoisture } from "./wood.ts";

/** The expected values were computed independently of this engine, and came with these tolerances. */
const within = (computed: number, expected: number, allowed: number) =>
  expect(Math.abs(computed - expected), `${computed} for ${expected} ± ${allowed}`).toBeLessThanOrEqual(allowed);

const [january, february, march, april, june, july, december] = [0, 1, 2, 3, 5, 6, 11];
const dubai = airs["dubai-shore"];
const alAin = airs["al-ain"];
const sunOfDubai = suns["dubai-to-umm-al-quwain"];
const sunOfAlAin = suns["al-ain"];
const dubaiSite = siteOf("dubai");
const alAinSite = siteOf("al-ain");

describe("wood", () => {
  test.each([
    [21, 0.5, 9.25],
    [24, 0.5, 9.16],
    [30, 0.65, 11.61],
  ])("at %d °C and %d", (celsius, relative, expected) => {
    within(equilibriumMoisture(celsius, relative), expected, 0.02);
  });
  test.each([
    [37.4, 11.7, 4.4],
    [nth(dubai.mean, january), nth(dubai.dewPoint, january), 11.0],
  ])("outdoors at %d °C with a dew point of %d °C", (celsius, dewPoint, expected) => {
    within(equilibriumMoisture(celsius, relativeHumidityAt(celsius, dewPoint)), expected, 0.1);
  });
  test("Al Ain's June matches the published case", () => {
    expect([nth(alAin.mean, june), nth(alAin.dewPoint, june)]).toEqual([37.4, 11.7]);
  });
});

describe("sweat, mm", () => {
  test.each([
    ["dull", 34, 15.7],
    ["dull", 40, 7.1],
    ["foil", 33.8, 23.0],
    ["dull", 33.8, 16.4],
  ] as const)("a duct of 12 °C, %s, at %d °C", (face, dryBulb, expected) => {
    within(ductInsulation(12, { dryBulb, dewPoint: 29.1 }, face), expected, 0.2);
  });
  test("a pipe of 7 °C is kept dry by less than a flat wall", () => {
    const air = { dryBulb: 33.8, dewPoint: 29.1 };
    within(pipeInsulation(7, air, "dull", 60.3), 17.1, 0.2);
    within(ductInsulation(7, air, "dull"), 21.2, 0.2);
  });
});

describe("towers", () => {
  test.each([
    ["Dubai, July", dubai, july, 27.6, 31.6, 2.3],
    ["Al Ain, July", alAin, july, 23.0, 27.0, 2.84],
    ["Dubai, January", dubai, january, 15.9, 19.9, 2.05],
  ] as const)("%s", (_, air, month, bulb, water, fresh) => {
    const [celsius, dewPoint] = [nth(air.mean, month), nth(air.dewPoint, month)];
    within(wetBulbOf(celsius, dewPoint), bulb, 0.1);
    within(towerWater(wetBulbOf(celsius, dewPoint)), water, 0.1);
    within(makeUp(celsius, dewPoint), fresh, 0.02);
  });
});

describe("pool", () => {
  test.each([
    [25, 3.2],
    [16, 7.2],
  ])("water of 30 °C in air with a dew point of %d °C", (dewPoint, expected) => {
    within(evaporation(30, dewPoint, 1), expected, 0.05);
  });
  test.each([
    ["Dubai, July", dubai, sunOfDubai, july, 33.8, 6.5],
    ["Dubai, January", dubai, sunOfDubai, january, 19.2, 2.4],
    ["Al Ain, July", alAin, sunOfAlAin, july, 30.7, 7.9],
    ["Al Ain, January", alAin, sunOfAlAin, january, 17.1, 2.5],
  ] as const)("%s", (_, air, sun, month, celsius, millimetres) => {
    within(poolTemperature(air, sun, month), celsius, 0.1);
    within(poolEvaporation(air, sun, month), millimetres, 0.05);
  });
});

test("drying, kPa", () => {
  within(vapourDeficit(nth(dubai.mean, july), nth(dubai.dewPoint, july)), 2.71, 0.01);
  within(vapourDeficit(nth(alAin.mean, july), nth(alAin.dewPoint, july)), 4.89, 0.01);
});

describe("fresh air, kW a 100 L/s", () => {
  const load = (air: typeof dubai, month: number) =>
    freshAirLoad(nth(air.mean, month), nth(air.moisture, month) / 1000);
  test.each([
    ["Dubai, July", load(dubai, july), 1.48, 3.51, 4.99],
    ["Al Ain, July", load(alAin, july), 1.75, 0.89, 2.64],
    ["Al Ain, January", load(alAin, january), -0.62, -0.64, -1.26],
    ["Dubai's humid day", onHumidDay(dubaiSite.design), 1.24, 5.03, 6.27],
  ] as const)("%s", (_, { heat, water }, expectedHeat, expectedWater, sum) => {
    within(heat, expectedHeat, 0.02);
    within(water, expectedWater, 0.02);
    within(heat + water, sum, 0.02);
  });
});

describe("paint window", () => {
  const walls: Wall[] = ["north", "east", "south", "west"];
  test.each([
    ["Dubai, January", dubaiSite, dubai, january, [12, 12, 7, 11]],
    ["Dubai, April", dubaiSite, dubai, april, [5, 3, 5, 3]],
    ["Al Ain, January", alAinSite, alAin, january, [12, 12, 5, 8]],
  ] as const)("%s: hours on the four walls", (_, { latitude, sunshine }, air, month, expected) => {
    expect(walls.map((wall) => paintHours(latitude, sunshine, air, month, wall))).toEqual(expected);
  });
  test("at dawn in February", () => within(dawnMargin(dubai, february), 2.5, 0.1));
});

describe("tank, °C", () => {
  test.each([
    ["Dubai, July", dubai, sunOfDubai, july, 34.6, 38.1, 35.0],
    ["Dubai, January", dubai, sunOfDubai, january, 24.7, 23.8, 24.6],
    ["Al Ain, July", alAin, sunOfAlAin, july, 38.1, 41.1, 38.4],
    ["Al Ain, January", alAin, sunOfAlAin, january, 23.4, 22.3, 23.2],
  ] as const)("%s", (_, air, sun, month, entering, bare, insulated) => {
    const tank = tankWater(air, sun, month);
    within(tank.mains, entering, 0.1);
    within(tank.bare, bare, 0.1);
    within(tank.insulated, insulated, 0.1);
  });
});

describe("solar", () => {
  const month = (site: typeof dubaiSite, air: typeof dubai, tilt: number, index: number) =>
    panelMonth({ tilt, facing: 180 }, site.latitude, site.sunshine, air, index);
  const year = (site: typeof dubaiSite, air: typeof dubai) =>
    dubai.mean.reduce((sum, _, index) => sum + month(site, air, 10, index).energy, 0);
  test("a month's kWh a kWp", () => {
    within(month(dubaiSite, dubai, 10, july).energy, 145.9, 0.5);
    within(month(dubaiSite, dubai, 10, july).light, 6.23, 0.01);
    within(month(dubaiSite, dubai, 25, january).energy, 120.3, 0.5);
    within(month(dubaiSite, dubai, 25, january).light, 4.81, 0.01);
    within(month(alAinSite, alAin, 10, july).energy, 151.9, 0.5);
  });
  test("a year's kWh a kWp", () => {
    within(year(dubaiSite, dubai), 1611, 6);
    within(year(alAinSite, alAin), 1730, 6);
  });
});

describe("glare of a camera that faces east in Dubai", () => {
  test("in March from 6:26 to 7:32", () => {
    const { from, to, minutes } = glare(90, dubaiSite, march) ?? { from: 0, to: 0, minutes: 0 };
    within(from, 6 * 60 + 26, 2);
    within(to, 7 * 60 + 32, 2);
    within(minutes, 66, 2);
  });
  test("in December for 1.28 hours", () => within(glare(90, dubaiSite, december)?.minutes ?? 0, 77, 2));
  test("a box in the sun", () => within(boxTemperature(dubaiSite.design), 60.8, 0.1));
});

test("cables", () => {
  within(cableFactor(45, "pvc"), 0.79, 0.005);
  within(cableFactor(35, "pvc", "soil"), 0.84, 0.005);
  within(cableFactor(35, "xlpe", "soil"), 0.89, 0.005);
});

test("movement of 10 m in Dubai", () => {
  const span = outdoorSpan(dubai);
  within(span, 54.7, 0.1);
  within(movement("concrete", 10, span), 6.0, 0.05);
  within(movement("porcelain", 10, span), 3.6, 0.05);
  within(movement("aluminium", 10, span), 12.9, 0.05);
});
