import fc from "@site/testing/fast-check.ts";
import { keysOf } from "@site/typed";
import { expect, test } from "vitest";
import { airMassExponents, clearSky, skyFormulas } from "../sun/clear-sky.ts";
import { depthsOf, skies, usualEdition } from "./skies.ts";
import { stations } from "./stations.ts";

test("the usual edition has the same depths as the stations", () => {
  for (const station of keysOf(stations)) {
    const { taub, taud } = stations[station];
    expect(depthsOf(usualEdition, station)).toEqual({ taub, taud, of: "dubai-intl" });
    expect(taub).toBe(stations["dubai-intl"].taub);
  }
});

test("no edition uses another one's depths: 2009 is known only at Abu Dhabi, and 2021 nowhere", () => {
  const known = (sky: keyof typeof skies) => keysOf(stations).filter((station) => depthsOf(sky, station));
  expect(known("2009")).toEqual(["abu-dhabi-intl"]);
  expect(known("2013")).toEqual(keysOf(stations));
  expect(known("2021")).toEqual([]);
  expect(skies).toEqual({ "2009": "2009", "2013": "2013", "2017": "2013", "2021": "2013" });
});

test("by hand: the exponents of 2009 for τb 0.5 and τd 2", () => {
  // The sums are 1.219 − 0.0215 − 0.302 − 0.204 and 0.202 + 0.426 − 0.014 − 0.357.
  const { beam, diffuse } = airMassExponents(0.5, 2, "2009");
  expect(beam).toBeCloseTo(0.6915, 12);
  expect(diffuse).toBeCloseTo(0.257, 12);
});

test("by every formula a hazier sky has less beam, and no sky is brighter than the sun outside the atmosphere", () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...skyFormulas),
      // Larger optical depths are left out. With the exponents of 2009 they give more beam again near the horizon, because the exponents fall
      // faster than the depth grows.
      fc.double({ min: 0.2, max: 0.7, noNaN: true }),
      fc.double({ min: 1.2, max: 2.6, noNaN: true }),
      fc.double({ min: 0.1, max: Math.PI / 2, noNaN: true }),
      (formula, taub, taud, altitude) => {
        const at = (depth: number) => clearSky(172, altitude, depth, taud, formula);
        expect(at(taub + 0.05).beam).toBeLessThan(at(taub).beam);
        expect(at(taub).beam).toBeLessThan(1420);
        expect(at(taub).diffuse).toBeGreaterThan(0);
      },
    ),
  ));
