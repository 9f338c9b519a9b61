import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import { buildingOf } from "../quick/model.ts";
import type { Building } from "../rooms/model.ts";
import { film } from "../walls/layers.ts";
import { heating } from "./heating.ts";

const plain = buildingOf({
  city: "dubai",
  room: "living",
  area: 30,
  height: 3,
  facing: "n",
  glass: "medium",
  position: "villa",
  age: "2000s",
});

/** A simple room. It has 10 m² of wall and 5 m² of glass, 20 m² of roof, 100 m³ with half an air change an hour, and 20 L/s of fresh air. */
const simple: Building = {
  ...plain,
  climate: { ...plain.climate, elevation: 0 },
  rooms: [
    {
      ...nth(plain.rooms, 0),
      area: 40,
      height: 2.5,
      walls: [
        {
          area: 15,
          facing: 0,
          layers: [film(2)],
          absorptance: 0.5,
          windows: [{ area: 5, height: 2, glass: { u: 3, shgc: 0.5, curve: "D" } }],
        },
      ],
      roof: { area: 20, layers: [film(4)], absorptance: 0.5 },
      neighbours: [
        { area: 10, u: 2, exposure: 0.5 },
        { area: 40, u: 0.3, exposure: 0, celsius: 26 },
      ],
      airChanges: 0.5,
      freshAir: { flow: 20, schedule: new Array(24).fill(0) },
    },
  ],
};

describe("heating", () => {
  test("by hand at 21 and 11 °C", () => {
    const { rooms } = heating(simple, { outdoor: 11, inside: 21, safety: 0 });
    const { parts, required } = nth(rooms, 0);
    // For dry air of 11 °C: 101325 / (287.042 · 284.15) = 1.2423 kg/m³, 1006 J/kgK.
    const perLitre = (1.2423 * 1006) / 1000;
    expect(parts.walls).toBeCloseTo(10 * 0.5 * 10, 9);
    expect(parts.glass).toBeCloseTo(5 * 3 * 10, 9);
    expect(parts.roof).toBeCloseTo(20 * 0.25 * 10, 9);
    // The stairwell is halfway between the room's temperature and the outdoor temperature. The floor on ground of 26 °C brings heat into the
    // room.
    expect(parts.neighbours).toBeCloseTo(10 * 2 * 5 - 40 * 0.3 * 5, 9);
    expect(parts.infiltration).toBeCloseTo((perLitre * 10 * 0.5 * 100) / 3.6, 1);
    expect(parts.freshAir).toBeCloseTo(perLitre * 10 * 20, 1);
    expect(required).toBeCloseTo(
      Object.values(parts).reduce((sum, watts) => sum + watts, 0),
      9,
    );
  });

  test("colder outside never needs less, warm weather needs none, and rooms add up", () =>
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 20 }), fc.integer({ min: 0, max: 15 }), (outdoor, more) => {
        const at = (celsius: number) => heating(plain, { outdoor: celsius, inside: 21, safety: 0.1 });
        expect(at(outdoor).required).toBeGreaterThanOrEqual(at(outdoor + more).required - 1e-9);
        expect(at(30).required).toBe(0);
        const { rooms, required } = at(outdoor);
        expect(rooms.reduce((sum, room) => sum + room.required, 0)).toBeCloseTo(required, 9);
      }),
    ));

  test("refuses wrong values by name", () =>
    expect(() => heating(plain, { outdoor: -60, inside: 21, safety: 0 })).toThrow("heating.outdoor: below -40"));
});
