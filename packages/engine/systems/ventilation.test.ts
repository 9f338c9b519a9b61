import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { InputRefused } from "../check.ts";
import { simplifiedEfficiency, type VentilationZone, ventilate } from "./ventilation.ts";

const office: VentilationZone = {
  people: 10,
  area: 200,
  perPerson: 2.5,
  perArea: 0.3,
  effectiveness: 1,
  primary: 1000,
};
const meeting: VentilationZone = { ...office, people: 20, area: 40, primary: 200 };

const share = fc.double({ min: 0.01, max: 1, noNaN: true });
const zone: fc.Arbitrary<VentilationZone> = fc.record({
  people: fc.integer({ min: 0, max: 200 }),
  area: fc.double({ min: 1, max: 2000, noNaN: true }),
  perPerson: fc.double({ min: 0, max: 10, noNaN: true }),
  perArea: fc.double({ min: 0, max: 1, noNaN: true }),
  effectiveness: fc.double({ min: 0.5, max: 1.2, noNaN: true }),
  primary: fc.double({ min: 50, max: 20_000, noNaN: true }),
});

describe("ASHRAE 62.1", () => {
  test("one zone needs its breathing-zone air divided by the effectiveness of its air distribution", () => {
    const { intake, zones } = ventilate([{ ...office, effectiveness: 0.8 }], undefined, "appendix");
    expect(zones[0]?.breathing).toBeCloseTo(85, 9);
    expect(intake).toBeCloseTo(106.25, 9);
  });

  test("two zones by the appendix, by hand", () => {
    // Vou = 25 + 60 + 50 + 12 = 147; Xs = 147/1200 = 0.1225; Zp = 0.085 and 62/200 = 0.31; Ev = 1.1225 − 0.31.
    const found = ventilate([office, meeting], undefined, "appendix");
    expect([found.uncorrected, found.critical]).toEqual([147, 1]);
    expect(found.efficiency).toBeCloseTo(0.8125, 9);
    expect(found.intake).toBeCloseTo(147 / 0.8125, 9);
  });

  test("with variable air, by hand: the system at its largest flow while the zone that decides has its least", () => {
    // Xs = 147/2400 = 0.06125; Ev = 1.06125 − 0.31.
    const found = ventilate([office, meeting], undefined, "appendix", 2400);
    expect(found.efficiency).toBeCloseTo(0.75125, 9);
    expect(found.intake).toBeCloseTo(147 / 0.75125, 9);
  });

  test("half of the people at once", () => {
    const found = ventilate([office, meeting], 15, "appendix");
    expect(found.diversity).toBe(0.5);
    expect(found.uncorrected).toBeCloseTo(0.5 * 75 + 72, 9);
  });

  test("the simplified procedure depends only on the people, without a step at 0.6 that would pay", () => {
    expect([simplifiedEfficiency(1), simplifiedEfficiency(0.6), simplifiedEfficiency(0.5)]).toEqual([0.75, 0.75, 0.66]);
    expect(ventilate([office, meeting], undefined, "simplified").intake).toBeCloseTo(147 / 0.75, 9);
  });

  test("a zone that needs more than its primary air has no efficiency", () =>
    expect(ventilate([office, { ...meeting, primary: 20 }], undefined, "appendix").impossible).toBe(true));

  test.each([
    [{ ...office, people: -1 }, "zones.0.people"],
    [{ ...office, effectiveness: 0 }, "zones.0.effectiveness"],
    [{ ...office, primary: Number.NaN }, "zones.0.primary"],
  ])("refuses %j", (bad, field) => {
    expect(() => ventilate([bad], undefined, "appendix")).toThrow(InputRefused);
    expect(() => ventilate([bad], undefined, "appendix")).toThrow(field);
  });

  /**
   * The intake is checked a second time, by a balance of the outdoor air. The air that a zone receives contains new outdoor air, and unused
   * outdoor air that returns. With the computed intake the critical zone receives exactly the outdoor air that it needs.
   */
  test("the critical zone gets exactly what it needs, and every other more (mass balance)", () =>
    fc.assert(
      fc.property(
        fc.array(zone, { minLength: 2, maxLength: 8 }),
        fc.double({ min: 1, max: 4, noNaN: true }),
        (zones, more) => {
          const primary = more * zones.reduce((sum, one) => sum + one.primary, 0);
          const found = ventilate(zones, undefined, "appendix", primary);
          if (found.impossible || found.uncorrected === 0) return;
          // Return air carries the outdoor air that was not used: (intake − used) / primary.
          const unused = (found.intake - found.uncorrected) / primary;
          const fresh = found.intake / primary + (1 - found.intake / primary) * (unused / (found.intake / primary));
          for (const [index, one] of found.zones.entries()) {
            const gets = fresh * (zones[index]?.primary ?? 0);
            expect(gets).toBeGreaterThan(one.outdoor * (1 - 1e-6) - 1e-6);
          }
          if (found.efficiency === 1) return;
          expect(fresh * (zones[found.critical]?.primary ?? 0)).toBeCloseTo(
            found.zones[found.critical]?.outdoor ?? 0,
            4,
          );
        },
      ),
    ));

  test("no NaN; more people never need less air; an efficiency is below one unless zones are alike", () =>
    fc.assert(
      fc.property(fc.array(zone, { minLength: 1, maxLength: 6 }), share, (zones, part) => {
        const most = zones.reduce((sum, { people }) => sum + people, 0);
        const [less, all] = [part * most, most].map((people) => ventilate(zones, people, "appendix"));
        expect(Number.isFinite(all?.intake)).toBe(true);
        expect(less?.uncorrected).toBeLessThanOrEqual((all?.uncorrected ?? 0) + 1e-9);
        if (zones.length > 1) expect(all?.intake).toBeGreaterThanOrEqual((all?.uncorrected ?? 0) * (1 - 1e-9));
      }),
    ));
});
