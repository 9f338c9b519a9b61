import fc from "@site/testing/fast-check.ts";
import psychrolib from "psychrolib";
import { beforeAll, expect, test } from "vitest";
import * as air from "./psychrometrics.ts";

beforeAll(() => psychrolib.SetUnitSystem(psychrolib.SI));

const states = fc.record({
  celsius: fc.double({ min: 1, max: 55, noNaN: true }),
  relative: fc.double({ min: 0.05, max: 0.99, noNaN: true }),
  elevation: fc.double({ min: 0, max: 2000, noNaN: true }),
});

test("agrees with psychrolib everywhere between frost and desert", () => {
  fc.assert(
    fc.property(states, ({ celsius, relative, elevation }) => {
      const pressure = air.standardPressure(elevation);
      const humidity = air.humidityFromRelative(celsius, relative, pressure);
      expect(pressure).toBeCloseTo(psychrolib.GetStandardAtmPressure(elevation), 0);
      expect(humidity).toBeCloseTo(psychrolib.GetHumRatioFromRelHum(celsius, relative, pressure), 7);
      expect(air.enthalpy(celsius, humidity)).toBeCloseTo(psychrolib.GetMoistAirEnthalpy(celsius, humidity), 3);
      expect(air.specificVolume(celsius, humidity, pressure)).toBeCloseTo(
        psychrolib.GetMoistAirVolume(celsius, humidity, pressure),
        5,
      );
      expect(air.wetBulb(celsius, humidity, pressure)).toBeCloseTo(
        psychrolib.GetTWetBulbFromHumRatio(celsius, humidity, pressure),
        1,
      );
      expect(air.dewPoint(humidity, pressure)).toBeCloseTo(
        psychrolib.GetTDewPointFromHumRatio(celsius, humidity, pressure),
        1,
      );
    }),
  );
});

test("wet bulb and relative humidity round-trip", () => {
  fc.assert(
    fc.property(states, ({ celsius, relative, elevation }) => {
      const pressure = air.standardPressure(elevation);
      const humidity = air.humidityFromRelative(celsius, relative, pressure);
      const bulb = air.wetBulb(celsius, humidity, pressure);
      expect(air.humidityFromWetBulb(celsius, bulb, pressure)).toBeCloseTo(humidity, 8);
      expect(air.relativeHumidity(celsius, humidity, pressure)).toBeCloseTo(relative, 9);
      expect(bulb).toBeLessThanOrEqual(celsius + 1e-9);
    }),
  );
});
