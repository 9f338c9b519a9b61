import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { irradianceOn, wallFacing } from "./irradiance.ts";
import { apparentSolarTime, degrees, julianDay, solarTimes, sunAt } from "./position.ts";

test("is where NREL's algorithm computes it over Golden", () => {
  const hour = 12 + 30 / 60 + 30 / 3600;
  const { declination, equationOfTime } = solarTimes(julianDay(2003, 10, 17, hour + 7));
  const golden = { latitude: 39.742476, longitude: -105.1786, timeZone: -7 };
  const sun = sunAt(golden.latitude, declination, apparentSolarTime(hour, equationOfTime, golden));
  // The reference angles are topocentric, before refraction. The reference measures the azimuth from north.
  expect(degrees(sun.altitude)).toBeCloseTo(39.872, 2);
  expect(degrees(sun.azimuth) + 180).toBeCloseTo(194.34, 2);
});

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test("an east wall in the morning mirrors a west wall in the evening", () => {
  fc.assert(
    fc.property(
      number(-40, 40),
      number(-0.4, 0.4),
      number(0, 6),
      number(0, 180),
      (latitude, declination, before, bearing) => {
        const sky = { beam: 700, diffuse: 150 };
        const morning = irradianceOn(wallFacing(bearing), sunAt(latitude, declination, 12 - before), sky, 0.2);
        const evening = irradianceOn(wallFacing(360 - bearing), sunAt(latitude, declination, 12 + before), sky, 0.2);
        expect(morning.beam).toBeCloseTo(evening.beam, 8);
        expect(morning.sky).toBeCloseTo(evening.sky, 8);
        expect(morning.ground).toBeCloseTo(evening.ground, 8);
      },
    ),
  );
});
