import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { airAt, velocityPressure } from "./air.ts";
import { colebrook, diameterFor, flowFor, frictionFactor, frictionIn } from "./friction.ts";

const standard = airAt(20, 0);
const feetPerMinute = 0.00508;
const cfm = 0.47194745e-3;
/** The Pa/m that equal one inch of water per hundred feet. */
const inchOn100Feet = 249.089 / 30.48;
const galvanised = 0.09e-3;

describe("air", () => {
  test("of 20 °C at sea level is the standard air of friction charts", () => {
    expect(standard.density).toBeCloseTo(1.204, 3);
    expect(standard.viscosity).toBeCloseTo(18.1e-6, 7);
    expect(velocityPressure(4005 * feetPerMinute, standard) / 249.089).toBeCloseTo(1, 2);
  });

  test("is thinner with heat and altitude", () => {
    expect(airAt(45, 0).density).toBeCloseTo(1.1095, 4);
    expect(airAt(20, 1500).density / standard.density).toBeCloseTo(0.8345, 3);
  });
});

describe("friction factor", () => {
  test("is that of the fluids library, 0.018513866077", () =>
    expect(colebrook(1e5, 1e-4)).toBeCloseTo(0.018513866077471648, 14));

  const turbulent = fc.record({
    reynolds: fc.double({ min: 4000, max: 1e7, noNaN: true }),
    rough: fc.double({ min: 0, max: 0.05, noNaN: true }),
  });

  test("solves Colebrook's equation, and Haaland's formula stays within 2.5% of it", () => {
    fc.assert(
      fc.property(turbulent, ({ reynolds, rough }) => {
        const factor = colebrook(reynolds, rough);
        const right = -2 * Math.log10(rough / 3.7 + 2.51 / (reynolds * Math.sqrt(factor)));
        expect(1 / Math.sqrt(factor) / right - 1).toBeCloseTo(0, 10);
        const haaland = (-1.8 * Math.log10((rough / 3.7) ** 1.11 + 6.9 / reynolds)) ** -2;
        expect(Math.abs(haaland / factor - 1)).toBeLessThan(0.025);
      }),
    );
  });

  test("covers laminar flow without a step at the transition", () => {
    expect(frictionFactor(1000, 1e-3)).toBeCloseTo(0.064, 12);
    for (const reynolds of [2300, 4000])
      expect(frictionFactor(reynolds * (1 + 1e-9), 1e-3)).toBeCloseTo(frictionFactor(reynolds * (1 - 1e-9), 1e-3), 6);
  });
});

describe("published examples", () => {
  test("Çengel and Cimbala, example 8-4: 0.35 m³/s through 150 m of smooth pipe for 20 m of air", () => {
    const air = { density: 1.145, viscosity: 1.895e-5 };
    const diameter = diameterFor((1.145 * 9.81 * 20) / 150, 0.35, 0, air);
    const { velocity, reynolds, factor } = frictionIn(diameter, 0.35, 0, air);
    expect(diameter).toBeCloseTo(0.267, 3);
    expect(velocity).toBeCloseTo(6.24, 1);
    expect(factor).toBeCloseTo(0.018, 4);
    expect(Math.abs(reynolds / 100_800 - 1)).toBeLessThan(0.002);
  });

  test("ASHRAE friction chart: 12 inches at 1,000 feet a minute lose 0.12 inches on 100 feet", () => {
    const flow = 1000 * feetPerMinute * (Math.PI / 4) * 0.3048 ** 2;
    expect(frictionIn(0.3048, flow, galvanised, standard).rate / inchOn100Feet).toBeCloseTo(0.12, 2);
  });

  test.each([
    [100, 6],
    [400, 10],
    [1000, 12],
    [2000, 18],
    [10_000, 30],
  ])("within 5% of the chart formula for older sheet (0.15 mm): %d CFM in %d inches", (flow, inches) => {
    const chart = (0.109136 * flow ** 1.9) / inches ** 5.02;
    const { rate } = frictionIn(inches * 0.0254, flow * cfm, 0.1524e-3, standard);
    expect(Math.abs(rate / inchOn100Feet / chart - 1)).toBeLessThan(0.05);
  });
});

const ducts = fc.record({
  flow: fc.double({ min: 0.005, max: 20, noNaN: true }),
  diameter: fc.double({ min: 0.08, max: 2.5, noNaN: true }),
  roughness: fc.constantFrom(0.05e-3, 0.09e-3, 0.9e-3, 3e-3),
  celsius: fc.double({ min: -5, max: 60, noNaN: true }),
  elevation: fc.double({ min: 0, max: 2500, noNaN: true }),
});

test("a larger duct loses less, more air loses more, rougher sheet loses more", () => {
  fc.assert(
    fc.property(ducts, ({ flow, diameter, roughness, celsius, elevation }) => {
      const air = airAt(celsius, elevation);
      const { rate } = frictionIn(diameter, flow, roughness, air);
      expect(frictionIn(diameter * 1.05, flow, roughness, air).rate).toBeLessThan(rate);
      expect(frictionIn(diameter, flow * 1.05, roughness, air).rate).toBeGreaterThan(rate);
      expect(frictionIn(diameter, flow, roughness * 2, air).rate).toBeGreaterThanOrEqual(rate);
    }),
  );
});

test("size, flow and loss are consistent with each other", () => {
  fc.assert(
    fc.property(ducts, ({ flow, diameter, roughness, celsius, elevation }) => {
      const air = airAt(celsius, elevation);
      const { rate } = frictionIn(diameter, flow, roughness, air);
      expect(diameterFor(rate, flow, roughness, air) / diameter).toBeCloseTo(1, 8);
      expect(flowFor(rate, diameter, roughness, air) / flow).toBeCloseTo(1, 8);
    }),
  );
});
