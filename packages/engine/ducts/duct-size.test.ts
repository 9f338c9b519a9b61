import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { InputRefused } from "../check.ts";
import { aspectLimits, materialIds, partIds, placeIds, quietIds } from "./data.ts";
import { type DuctInput, type DuctResult, ductSize, flowOf, type SizedDuct } from "./duct-size.ts";
import { flowUnits } from "./flow.ts";
import { againstDew, aroundIds, assumedInsulation, surroundings } from "./insulation.ts";

const office: DuctInput = {
  flow: 500,
  flowUnit: "ls",
  friction: 0.8,
  part: "main",
  place: "ceiling",
  quiet: "rc35",
  material: "galvanised",
  height: 300,
  temperature: 15,
  elevation: 10,
  length: 20,
  fittings: 2,
  terminals: 30,
  around: "void",
};

const anything: fc.Arbitrary<DuctInput> = fc.record({
  flow: fc.double({ min: 4, max: 20_000, noNaN: true }),
  flowUnit: fc.constant("ls" as const),
  friction: fc.double({ min: 0.1, max: 10, noNaN: true }),
  part: fc.constantFrom(...partIds),
  place: fc.constantFrom(...placeIds),
  quiet: fc.constantFrom(...quietIds),
  velocity: fc.option(fc.double({ min: 0.5, max: 30, noNaN: true }), { nil: undefined }),
  material: fc.constantFrom(...materialIds),
  roughness: fc.option(fc.double({ min: 0.01, max: 5, noNaN: true }), { nil: undefined }),
  height: fc.integer({ min: 100, max: 2000 }),
  temperature: fc.double({ min: -5, max: 60, noNaN: true }),
  elevation: fc.double({ min: 0, max: 2500, noNaN: true }),
  length: fc.double({ min: 0, max: 500, noNaN: true }),
  fittings: fc.double({ min: 0, max: 100, noNaN: true }),
  terminals: fc.double({ min: 0, max: 1000, noNaN: true }),
  around: fc.constantFrom(...aroundIds),
});

const sized = ({ round, rectangular, oval, others }: DuctResult): SizedDuct[] =>
  [round, rectangular, oval, ...others].filter((duct): duct is SizedDuct => duct !== undefined);

const finite = (value: unknown): boolean =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value !== "object" || value === null || Object.values(value).every(finite);

describe("any duct", () => {
  test("keeps within friction and velocity limits, and its losses add up", () => {
    fc.assert(
      fc.property(anything, (input) => {
        const result = ductSize(input);
        expect(finite(result)).toBe(true);
        for (const duct of sized(result)) {
          expect(duct.friction).toBeLessThanOrEqual(input.friction * (1 + 1e-6));
          expect(duct.velocity).toBeLessThanOrEqual(duct.limit * (1 + 1e-6));
          expect(duct.aspect).toBeLessThanOrEqual(aspectLimits.most + 1e-6);
          expect(duct.velocity * duct.area).toBeCloseTo(result.flow, 9);
          const { straight, fittings, terminals, total } = duct.loss;
          expect(straight + fittings + terminals).toBeCloseTo(total, 9);
        }
      }),
    );
  });

  test("grows with the flow and shrinks with the allowed loss", () => {
    fc.assert(
      fc.property(anything, (input) => {
        const { round } = ductSize({ ...input, flow: input.flow / 2 });
        expect(ductSize(input).round.width).toBeGreaterThanOrEqual(round.width);
        expect(ductSize({ ...input, friction: input.friction / 2 }).round.width).toBeGreaterThanOrEqual(
          ductSize(input).round.width,
        );
      }),
    );
  });

  test("is minimal: the next smaller size exceeds a limit", () => {
    fc.assert(
      fc.property(anything, (input) => {
        const { smaller, exact } = ductSize(input);
        if (smaller) expect(smaller.width).toBeLessThan(exact.diameter);
      }),
    );
  });
});

test("500 L/s at 0.8 Pa/m: 357 mm, so 400 mm, or 400 × 300 mm", () => {
  const { exact, round, rectangular, smaller, larger } = ductSize(office);
  expect(exact.diameter).toBeCloseTo(0.357, 3);
  expect(exact.governs).toBe("friction");
  expect([smaller?.width, round.width, larger.width]).toEqual([0.355, 0.4, 0.45]);
  expect([rectangular?.width, rectangular?.height]).toEqual([0.4, 0.3]);
  expect(round.velocity).toBeCloseTo(3.98, 2);
});

test("the same flow in three units gives the same duct", () => {
  const inUnits = flowUnits.map((flowUnit) => flowOf({ ls: 500, m3h: 1800, cfm: 1059.44 }[flowUnit], flowUnit));
  for (const flow of inUnits) expect(flow).toBeCloseTo(0.5, 5);
});

test("noise decides if a run-out passes a bedroom", () => {
  const quiet = ductSize({ ...office, part: "runout", place: "room", quiet: "rc25" });
  expect(quiet.exact.governs).toBe("velocity");
  expect(quiet.round.limit).toBeCloseTo(4.3, 9);
  expect(quiet.rectangular?.limit).toBeCloseTo(2.4, 9);
});

test("a low ceiling gives a flat duct, a high one a round or square duct", () => {
  const low = ductSize({ ...office, height: 200 });
  expect([low.rectangular?.width, low.rectangular?.height]).toEqual([0.6, 0.2]);
  expect(low.oval?.height).toBe(0.2);
  const high = ductSize({ ...office, height: 1000 });
  expect([high.rectangular?.width, high.rectangular?.height]).toEqual([0.35, 0.35]);
  expect(high.oval).toBeUndefined();
});

test("a duct too flat to build is not offered, a flat one has a warning", () => {
  expect(ductSize({ ...office, flow: 5000, height: 150 }).rectangular).toBeUndefined();
  expect(ductSize({ ...office, height: 150 }).warnings).toContain("aspect");
  expect(ductSize(office).warnings).toEqual([]);
});

test.each([
  ["ls", 1, "below", 2],
  ["ls", 20_001, "above", 20_000],
  ["m3h", 100_000, "above", 72_000],
  ["cfm", 100_000, "above", 42_377],
] as const)("refuses %s %d with the bound in the same unit", (flowUnit, flow, problem, limit) => {
  const refused = () => ductSize({ ...office, flow, flowUnit });
  expect(refused).toThrow(InputRefused);
  expect(refused).toThrow(`flow: ${problem} ${limit}`);
});

test.each(aroundIds)("insulation of a cold duct in %s air keeps its surface at the dew point", (around) => {
  const { least, sold } = againstDew(13, around);
  const { dryBulb, dewPoint } = surroundings[around];
  if (least === 0) expect(dewPoint).toBeLessThanOrEqual(13);
  const resistance = least / 1000 / assumedInsulation.conductivity;
  const face =
    dryBulb - ((dryBulb - 13) / assumedInsulation.surface) * (1 / (1 / assumedInsulation.surface + resistance));
  expect(face).toBeGreaterThanOrEqual(dewPoint - 1e-9);
  if (least > 0) expect(face).toBeCloseTo(dewPoint, 9);
  expect(sold ?? 0).toBeGreaterThanOrEqual(least);
});
