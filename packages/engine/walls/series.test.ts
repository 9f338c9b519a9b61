import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { insideLayers, roofLayers, roofs, wallLayers, walls } from "../data/constructions.ts";
import { radiantSeries, type ZoneSurface } from "../rooms/radiant-series.ts";
import { conduction, conductionSeries } from "./conduction.ts";
import { type Layer, transmittance } from "./layers.ts";
import { asLoad, spread, sum } from "./response.ts";

const layer: fc.Arbitrary<Layer> = fc.record({
  resistance: fc.oneof(fc.constant(0.1), fc.double({ min: 0.001, max: 5, noNaN: true })),
  capacity: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true })),
});
const layers = fc.array(layer, { minLength: 1, maxLength: 6 });
const day = fc.array(fc.double({ min: -200, max: 2000, noNaN: true }), { minLength: 24, maxLength: 24 });
const surface: fc.Arbitrary<ZoneSurface> = fc.record({
  role: fc.constantFrom("floor", "ceiling", "wall", "furniture"),
  area: fc.double({ min: 0.1, max: 500, noNaN: true }),
  layers: fc.array(layer, { maxLength: 5 }),
});
const zone = fc
  .array(surface, { maxLength: 8 })
  .map((others): ZoneSurface[] => [{ role: "floor", area: 20, layers: insideLayers.floor }, ...others]);

test("conduction series sum to 1, whatever the layers", () => {
  fc.assert(
    fc.property(layers, (stack) => {
      expect(sum(conductionSeries(stack))).toBeCloseTo(1, 9);
    }),
  );
});

test("radiant series sum to 1, whatever the zone", () => {
  fc.assert(
    fc.property(zone, (surfaces) => {
      const { solar, nonSolar } = radiantSeries(surfaces);
      expect(sum(solar)).toBeCloseTo(1, 9);
      expect(sum(nonSolar)).toBeCloseTo(1, 9);
    }),
    { numRuns: 40 },
  );
});

test("the heat that enters in a day leaves in a day", () => {
  const series = radiantSeries([{ role: "floor", area: 20, layers: insideLayers.floor }]).solar;
  fc.assert(
    fc.property(day, fc.double({ min: 0, max: 1, noNaN: true }), layers, (gain, radiant, stack) => {
      expect(sum(spread(gain, series))).toBeCloseTo(sum(gain), 6);
      expect(sum(asLoad(gain, radiant, series))).toBeCloseTo(sum(gain), 6);
      const steady = gain.map((celsius) => transmittance(stack) * (celsius - 24));
      expect(sum(conduction(gain, 24, transmittance(stack), conductionSeries(stack)))).toBeCloseTo(sum(steady), 5);
    }),
    { numRuns: 40 },
  );
});

describe("more thermal mass delays the load", () => {
  const first = (surfaces: ZoneSurface[]) => radiantSeries(surfaces).nonSolar[0] ?? 0;
  const room = (floor: readonly Layer[]): ZoneSurface[] => [
    { role: "floor", area: 20, layers: floor },
    { role: "ceiling", area: 20, layers: floor },
    { role: "wall", area: 54, layers: [] },
  ];
  test("a concrete room is slower than one of gypsum board", () =>
    expect(first(room(insideLayers.floor))).toBeLessThan(first(room(insideLayers.furniture))));
  test("a room without mass reacts at once", () => expect(first(room([]))).toBeCloseTo(1, 1));
});

test("code-compliant constructions meet Dubai's limits", () => {
  expect(transmittance(wallLayers(walls["thermal-block"].stack))).toBeLessThanOrEqual(0.57);
  expect(transmittance(wallLayers(walls.aac250.stack))).toBeLessThanOrEqual(0.57);
  expect(transmittance(roofLayers(roofs["concrete-xps100"].stack))).toBeLessThanOrEqual(0.3);
});
