import { calculateQuick } from "@site/engine/quick/quick.ts";
import { last, nth } from "@site/typed";
import { expect, test } from "vitest";
import { definedValue } from "#tests/defined-value.ts";
import { axesFor, pointsOf, relativeLine, stateOf } from "./psychrometric-chart.ts";

const pressure = 101_325;

test("saturated air of 20 °C has the values of the handbook's table", () => {
  const state = stateOf({ dryBulb: 20, humidity: 0.014758 }, pressure);
  expect(state.relative).toBeCloseTo(100, 0);
  expect(state.wetBulb).toBeCloseTo(20, 1);
  expect(state.grams).toBeCloseTo(14.758, 3);
  expect(state.enthalpy).toBeCloseTo(57.55, 1);
});

test("a line of humidity ends at the top of the chart or at its side", () => {
  for (const relative of [1, 0.8, 0.6, 0.4, 0.2]) {
    const line = relativeLine(relative, [0, 45], 30, pressure);
    const [celsius, grams] = last(line);
    expect(Math.abs(celsius - 45) < 1e-6 || Math.abs(grams - 30) < 1e-6).toBe(true);
    expect(Math.max(...line.map(([, up]) => up))).toBeLessThanOrEqual(30 + 1e-6);
  }
});

test("all points lie within the axes, the mixture between room and outdoor air", () => {
  const { room } = calculateQuick({
    ...{ city: "dubai", room: "office", area: 60, height: 3, facing: "e", glass: "large", position: "villa" },
    ...{ age: "2000s", changed: { system: "ducted", ducts: "on-roof" } },
  });
  const points = pointsOf(definedValue(room.process));
  const { across, up } = axesFor(points);
  for (const { dryBulb, humidity } of Object.values(points)) {
    expect(dryBulb).toBeGreaterThanOrEqual(nth(across, 0));
    expect(dryBulb).toBeLessThanOrEqual(last(across));
    expect(1000 * humidity).toBeLessThanOrEqual(last(up));
  }
  const { inside, outside, mixed, coil, supply } = points as Required<typeof points>;
  const share = (mixed.dryBulb - inside.dryBulb) / (outside.dryBulb - inside.dryBulb);
  expect((mixed.humidity - inside.humidity) / (outside.humidity - inside.humidity)).toBeCloseTo(share, 6);
  expect(coil.dryBulb).toBeLessThan(supply.dryBulb);
});
