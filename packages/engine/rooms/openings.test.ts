import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { calculate } from "../buildings/building.ts";
import { glasses } from "../data/glazing.ts";
import { buildingOf } from "../quick/model.ts";
import { radians } from "../sun/position.ts";
import { sunlitRoof } from "../sun/shading.ts";
import { beamRatio, tableAt } from "../walls/glass.ts";
import { slabTransmittance } from "../walls/slab.ts";
import type { Roof, Room } from "./model.ts";

const base = buildingOf({
  city: "dubai",
  room: "office",
  area: 36,
  height: 3,
  facing: "n",
  glass: "small",
  position: "top",
  age: "2000s",
});
const load = (change: (room: Room) => Partial<Room>) =>
  calculate({ ...base, rooms: base.rooms.map((room) => ({ ...room, ...change(room) })) }).block.breakdown;
const roofed = (change: Partial<Roof>) => load((room) => ({ roof: room.roof && { ...room.roof, ...change } }));
const sky = (area: number) => ({ area, height: 1, glass: glasses["double-solar-control"] });

describe("a roof", () => {
  test("with skylights lets the sun in, more of it through more of them", () => {
    const [none, one, two] = [[], [sky(2)], [sky(2), sky(2)]].map((skylights) => roofed({ skylights }));
    expect(none?.sensible.glassSun).toBeLessThan(one?.sensible.glassSun ?? 0);
    expect(one?.sensible.glassSun).toBeLessThan(two?.sensible.glassSun ?? 0);
    expect(two?.sensible.roof).toBeLessThan(none?.sensible.roof ?? 0);
  });
  test("refuses more skylight than roof", () =>
    expect(() => roofed({ skylights: [sky(40)] })).toThrow("rooms.0.roof.skylights: skylights-exceed-roof 36"));
  test("behind a parapet is cooler, a little", () => {
    const [open, behind] = [roofed({}), roofed({ parapet: 1.5 })].map(({ sensible }) => sensible.roof);
    expect(behind).toBeLessThan(open ?? 0);
    expect(behind).toBeGreaterThan(0.5 * (open ?? 0));
  });
  test("is lit where no shadow falls: 1 m of parapet, sun at 45° in the south, a side of 4 m", () => {
    expect(sunlitRoof(1, 4, { altitude: radians(45), azimuth: 0 })).toBeCloseTo(0.75, 9);
    expect(sunlitRoof(1, 4, { altitude: radians(45), azimuth: radians(45) })).toBeCloseTo(
      (1 - Math.SQRT1_2 / 4) ** 2,
      9,
    );
    expect(sunlitRoof(1, 4, { altitude: -0.1, azimuth: 0 })).toBe(0);
  });
});

describe("a table of SHGC by angle", () => {
  const table = { beam: [0.7, 0.67, 0.64, 0.58, 0.45, 0.23], diffuse: 0.6 };
  test("is read at its own angles, and between them in a straight line", () => {
    for (const [index, angle] of [0, 40, 50, 60, 70, 80].entries())
      expect(tableAt(table, Math.cos(radians(angle)))).toBeCloseTo(table.beam[index] ?? 0, 9);
    expect(tableAt(table, Math.cos(radians(65)))).toBeCloseTo(0.515, 9);
    expect(tableAt(table, 0)).toBeCloseTo(0, 9);
  });
  test("made from a curve gives nearly the curve's load", () => {
    const glass = glasses["double-solar-control"];
    const own = {
      beam: [0, 40, 50, 60, 70, 80].map((angle) => glass.shgc * beamRatio("D", Math.cos(radians(angle)))),
      diffuse: 0.26,
    };
    const withTable = load((room) => ({
      walls: room.walls.map((wall) => ({
        ...wall,
        windows: wall.windows.map((window) => ({ ...window, glass: { ...window.glass, table: own } })),
      })),
    }));
    expect(withTable.sensible.glassSun).toBeGreaterThan(0);
  });
});

describe("a neighbour of known temperature", () => {
  test("at the room's temperature gives nothing, and a warmer one U A ΔT all day", () => {
    const at = (celsius: number) =>
      load(() => ({ neighbours: [{ area: 10, u: 2, exposure: 1, celsius }] })).sensible.neighbours;
    expect(at(24)).toBeCloseTo(0, 9);
    expect(at(34)).toBeCloseTo(200, 6);
  });
});

describe("a slab on the ground, ISO 13370", () => {
  test("by hand: 10 × 10 m, uninsulated", () => {
    // B' = 100/20 = 5, dt = 0.3 + 2·0.21 = 0.72; U = 4/(5π + 0.72) · ln(5π/0.72 + 1) = 0.2435 · 3.1273.
    expect(slabTransmittance({ area: 100, perimeter: 40 })).toBeCloseTo(0.7615, 3);
  });
  test("loses less if it is wider, better insulated or without an edge", () =>
    fc.assert(
      fc.property(
        fc.double({ min: 4, max: 5000, noNaN: true }),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (area, part, resistance) => {
          const perimeter = 4 * Math.sqrt(area);
          const u = slabTransmittance({ area, perimeter, resistance });
          expect(u).toBeGreaterThan(0);
          expect(slabTransmittance({ area, perimeter: part * perimeter, resistance })).toBeLessThanOrEqual(u + 1e-12);
          expect(slabTransmittance({ area, perimeter, resistance: resistance + 1 })).toBeLessThan(u);
          expect(slabTransmittance({ area, perimeter: 0 })).toBe(0);
        },
      ),
    ));
});
