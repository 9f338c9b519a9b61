import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { enthalpy, heatCapacity, humidityFromRelative, relativeHumidity } from "../air/psychrometrics.ts";
import { type HandlerHour, handlerAt } from "./air-handler.ts";
import { recoveredAir } from "./recovery.ts";

const pressure = 101_325;
const inside = { dryBulb: 24, humidity: humidityFromRelative(24, 0.5, pressure) };
const hot = { dryBulb: 46, humidity: 0.012 };
const hour: HandlerHour = {
  sensible: 10_000,
  latent: 2000,
  inside,
  outdoor: hot,
  supplyMass: 1,
  outdoorMass: 0.15,
  warming: 0.6,
  pressure,
};

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyHour: fc.Arbitrary<HandlerHour> = fc
  .record({
    sensible: between(500, 14_000),
    latent: between(0, 12_000),
    outdoor: fc.record({ dryBulb: between(15, 50), humidity: between(0.003, 0.028) }),
    outdoorMass: between(0, 1),
    warming: between(0, 2),
  })
  .map((one) => ({ ...hour, ...one }))
  .filter(({ outdoor }) => outdoor.humidity < humidityFromRelative(outdoor.dryBulb, 1, pressure));

describe("an air handler at one hour", () => {
  test("carries the room's heat with its supply air", () => {
    const { supply } = handlerAt(hour);
    expect(heatCapacity(inside.humidity) * (24 - supply.dryBulb)).toBeCloseTo(10_000, 6);
  });

  test("balances: room, outdoor air, fan and reheat against coil and condensate", () =>
    fc.assert(
      fc.property(anyHour, (one) => {
        const { inside: room, mixed, leaving, supply, work, reheat } = handlerAt(one);
        const h = (air: typeof mixed) => enthalpy(air.dryBulb, air.humidity);
        const share = Math.min(1, one.outdoorMass / one.supplyMass);
        const brought = share * (h(one.outdoor) - h(room)) + (h(room) - h(supply)) + (h(supply) - h(leaving));
        const condensate = work.condensate * 4186 * leaving.dryBulb;
        expect((work.total + condensate) / one.supplyMass).toBeCloseTo(brought, -2);
        const warmed =
          one.supplyMass * heatCapacity(leaving.humidity) * (supply.dryBulb - leaving.dryBulb - one.warming);
        expect(reheat).toBeCloseTo(Math.max(0, warmed), 3);
      }),
    ));

  test("leaves the coil at 95% at most, never below 10 °C unless the heat requires it, and the room never damper than wanted", () =>
    fc.assert(
      fc.property(anyHour, (one) => {
        const { inside: room, leaving, reheat, dry } = handlerAt(one);
        expect(relativeHumidity(leaving.dryBulb, leaving.humidity, pressure)).toBeLessThanOrEqual(1);
        expect(room.humidity).toBeLessThanOrEqual(inside.humidity + 1e-12);
        expect(reheat).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(reheat) && typeof dry === "boolean").toBe(true);
      }),
    ));

  test("reheats only if the room's moisture needs a colder coil than its heat", () => {
    expect(handlerAt({ ...hour, latent: 100 }).reheat).toBe(0);
    const damp = handlerAt({ ...hour, sensible: 4000, latent: 4000 });
    expect(damp.reheat).toBeGreaterThan(1000);
    expect(damp.supply.humidity).toBeLessThan(inside.humidity);
    expect(handlerAt({ ...hour, sensible: 3000, latent: 12_000 }).dry).toBe(false);
  });
});

describe("heat recovery", () => {
  test("with a wheel of 75% and 70% brings outdoor air near the room's", () => {
    const air = recoveredAir(hot, inside, { sensible: 0.75, latent: 0.7 });
    expect(air.dryBulb).toBeCloseTo(29.5, 9);
    expect(air.humidity).toBeCloseTo(0.3 * 0.012 + 0.7 * inside.humidity, 12);
  });
  test("of zero changes nothing, and a perfect one gives the room's air", () => {
    expect(recoveredAir(hot, inside, { sensible: 0, latent: 0 })).toEqual(hot);
    const whole = recoveredAir(hot, inside, { sensible: 1, latent: 1 });
    expect([whole.dryBulb, whole.humidity]).toEqual([expect.closeTo(24, 9), expect.closeTo(inside.humidity, 12)]);
  });
});
