import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { InputRefused } from "../check.ts";
import { boardings, type FinishingInput, surfaces, usualFinishing, works } from "./input.ts";
import { quantities } from "./quantities.ts";

const room = { length: 5, width: 4, height: 3, doors: 1, windows: 2.11 };
const found = (input: Partial<FinishingInput>) =>
  Object.fromEntries(quantities({ ...usualFinishing, rooms: [room], ...input }).map((each) => [each.id, each]));

describe("paint", () => {
  it("covers the walls without their openings: 2 × 9 × 3 − 0.9 × 2.1 − 2.11 = 50 m²", () => {
    const { painted, paint, tins, primer } = found({ work: "paint", paintWaste: 0 });
    expect(painted?.high).toBeCloseTo(50, 9);
    // Two coats are applied, at 12 and at 10 m² a litre.
    expect(paint?.low).toBeCloseTo(100 / 12, 9);
    expect(paint?.high).toBeCloseTo(10, 9);
    expect(tins?.high).toBe(1);
    expect(primer?.high).toBeCloseTo(50 / 9, 9);
  });
  it("counts tins by the upper estimate, and includes ceilings on request", () => {
    expect(found({ work: "paint", paintWaste: 0, tin: 5 }).tins?.high).toBe(2);
    expect(found({ work: "paint", ceilings: true }).painted?.high).toBeCloseTo(70, 9);
  });
});

describe("tiles", () => {
  it("of a floor: 20 m² and 7% over 603 × 603 mm", () => {
    const { tiles, tileArea, adhesive, grout } = found({ work: "tiles" });
    expect(tileArea?.high).toBeCloseTo(21.4, 9);
    expect(tiles?.high).toBe(Math.ceil(21.4 / 0.603 ** 2));
    expect([adhesive?.low, adhesive?.high]).toEqual([80, 120]);
    // The weight is (600 + 600) / (600 × 600) × 9 × 3 × 1.6 = 0.144 kg/m².
    expect(grout?.high).toBeCloseTo(20 * 0.144, 9);
  });
  it("waste depends on the pattern, unless it is typed", () => {
    expect(found({ work: "tiles", pattern: "diagonal" }).tileArea?.high).toBeCloseTo(22.4, 9);
    expect(found({ work: "tiles", pattern: "diagonal", tileWaste: 0 }).tileArea?.high).toBeCloseTo(20, 9);
  });
});

describe("gypsum board", () => {
  it("of a ceiling of 5 × 4 m", () => {
    const { boards, furring, carriers, hangers, angle, screws } = found({ work: "boards" });
    expect(boards?.high).toBe(Math.ceil((20 * 1.1) / 2.88));
    // 11 channels of 4 m; 4 carriers of 5 m, each with 5 hangers.
    expect([furring, carriers, hangers, angle].map((each) => each?.high)).toEqual([44, 20, 20, 18]);
    expect(screws?.high).toBe(340);
  });
  it("of a partition counts both sides", () => {
    const { boarded, studs, track } = found({ work: "boards", boarding: "partition" });
    expect(boarded?.high).toBeCloseTo(2 * (15 - 4), 9);
    expect([studs?.high, track?.high]).toEqual([10, 10]);
  });
});

describe("for any rooms", () => {
  const side = fc.double({ min: 0.5, max: 100, noNaN: true });
  const rooms = fc.array(
    fc.record({
      ...{ length: side, width: side, height: fc.double({ min: 0.1, max: 20, noNaN: true }) },
      ...{ doors: fc.integer({ min: 0, max: 20 }), windows: fc.double({ min: 0, max: 500, noNaN: true }) },
    }),
    { minLength: 1, maxLength: 8 },
  );
  const inputs = fc.record({
    rooms,
    work: fc.constantFrom(...works),
    surface: fc.constantFrom(...surfaces),
    boarding: fc.constantFrom(...boardings),
    joint: fc.double({ min: 0, max: 30, noNaN: true }),
    spread: fc.double({ min: 3, max: 20, noNaN: true }),
  });

  it("quantities are finite, ordered and not negative, or the openings are refused", () => {
    fc.assert(
      fc.property(inputs, (some) => {
        try {
          for (const { low, high } of quantities({ ...usualFinishing, ...some })) {
            expect(Number.isFinite(high)).toBe(true);
            expect(low).toBeGreaterThanOrEqual(0);
            expect(high).toBeGreaterThanOrEqual(low);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(InputRefused);
        }
      }),
    );
  });

  it("a second room never reduces a quantity", () => {
    fc.assert(
      fc.property(inputs, (some) => {
        const rooms = some.rooms.map((each) => ({ ...each, doors: 0, windows: 0 }));
        const one = quantities({ ...usualFinishing, ...some, rooms });
        const two = quantities({ ...usualFinishing, ...some, rooms: [...rooms, { ...room, doors: 0, windows: 0 }] });
        for (const [at, { high }] of one.entries()) expect(two[at]?.high).toBeGreaterThanOrEqual(high - 1e-9);
      }),
    );
  });
});

it("names the room whose openings are larger than its walls", () => {
  const refused = () => quantities({ ...usualFinishing, rooms: [room, { ...room, windows: 400 }] });
  expect(refused).toThrow(InputRefused);
  expect(refused).toThrow("rooms.1.windows: openings-exceed-walls 54");
  // A room with walls of glass still has a floor and a ceiling.
  for (const work of ["tiles", "boards"] as const)
    expect(quantities({ ...usualFinishing, work, rooms: [{ ...room, windows: 400 }] }).at(-1)?.high).toBe(20);
});
