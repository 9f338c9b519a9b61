import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import { velocityPressure } from "../air.ts";
import { aspectLimits, materialIds, placeIds, quietIds } from "../data.ts";
import { frictionIn } from "../friction.ts";
import { aspectOf, equivalentDiameter } from "../sections.ts";
import { exampleTree, plainSection } from "./example.ts";
import { beginningIds, bendIds } from "./fittings.ts";
import { methodIds, type SectionInput, type TreeInput, treeShapeIds } from "./input.ts";
import { roundSeriesIds, stepIds } from "./sizes.ts";
import { ductTree, type TreeSection } from "./tree.ts";

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** The random values of each section, from which `grown` makes a tree. */
const seeds = fc.array(
  fc.record({
    onto: fc.nat(1000),
    from: fc.constantFrom(...beginningIds),
    length: real(0, 60),
    flow: real(5, 500),
    outlet: fc.option(real(0, 100), { nil: undefined }),
    bend: fc.constantFrom(...bendIds),
    bends: fc.nat(4),
    dampers: fc.nat(2),
    fire: fc.nat(1),
    other: real(0, 3),
  }),
  { minLength: 1, maxLength: 25 },
);

/** Makes a tree. Only one section goes straight on from each junction, and only the last sections have an outlet. */
function grown(list: ReadonlyArray<SectionInput & { onto: number; flow: number }>): SectionInput[] {
  const straight = new Set<number>();
  const parents = list.map(({ onto }, index) => (index === 0 ? 0 : 1 + (onto % index)));
  return list.map(({ onto, from, flow, ...rest }, index) => {
    const after = nth(parents, index);
    const second = from === "straight" && straight.has(after);
    if (from === "straight") straight.add(after);
    const goesOn = parents.includes(index + 1);
    return {
      ...rest,
      ...(index > 0 && { after }),
      from: second ? "branch90" : from,
      flow: goesOn ? undefined : flow,
    };
  });
}

const anyTree: fc.Arbitrary<TreeInput> = fc.record({
  method: fc.constantFrom(...methodIds),
  flowUnit: fc.constant("ls" as const),
  friction: real(0.3, 3),
  place: fc.constantFrom(...placeIds),
  quiet: fc.constantFrom(...quietIds),
  shape: fc.constantFrom(...treeShapeIds),
  endShape: fc.constantFrom(...treeShapeIds),
  material: fc.constantFrom(...materialIds),
  endMaterial: fc.constantFrom(...materialIds),
  height: fc.integer({ min: 500, max: 1500 }),
  rounds: fc.constantFrom(...roundSeriesIds),
  step: fc.constantFrom(...stepIds),
  outlet: real(0, 60),
  machine: real(0, 500),
  tolerance: real(0, 5),
  temperature: real(0, 40),
  elevation: real(0, 2000),
  sections: seeds.map((list) => grown(list)),
});

/** Returns the sections on the path from the root to a section. */
function pathTo(sections: readonly TreeSection[], section: TreeSection): TreeSection[] {
  return section.after === undefined ? [section] : [...pathTo(sections, nth(sections, section.after - 1)), section];
}
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
const ends = (sections: readonly TreeSection[]) => sections.filter(({ outlet }) => outlet !== undefined);

const finite = (value: unknown): boolean =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value !== "object" || value === null || Object.values(value).every(finite);

describe("any tree", () => {
  test("keeps its air: the air that enters a junction leaves it", () => {
    fc.assert(
      fc.property(anyTree, (input) => {
        const { sections, flow } = ductTree(input);
        expect(finite(sections)).toBe(true);
        for (const one of sections) {
          expect(one.velocity * one.area).toBeCloseTo(one.flow, 9);
          const followers = one.followers.map((number) => nth(sections, number - 1).flow);
          if (followers.length > 0) expect(sum(followers)).toBeCloseTo(one.flow, 9);
        }
        expect(sum(ends(sections).map((one) => one.flow))).toBeCloseTo(flow, 9);
      }),
    );
  });

  test("balances: the losses, dampers and outlet of every path add up to the fan's pressure", () => {
    fc.assert(
      fc.property(anyTree, (input) => {
        const { sections, fan, critical } = ductTree(input);
        for (const end of ends(sections)) {
          const path = pathTo(sections, end);
          const taken = sum(path.map(({ loss, damper }) => loss.total + damper));
          expect(taken + (end.outlet ?? 0) + fan.machine).toBeCloseTo(fan.total, 6);
          expect(end.pressure.end).toBeCloseTo(end.outlet ?? 0, 6);
          expect(end.path).toBeCloseTo(sum(path.map(({ loss }) => loss.total)) + (end.outlet ?? 0), 6);
        }
        const deciding = critical.map((number) => nth(sections, number - 1));
        for (const { damper, isCritical } of deciding) expect([damper, isCritical]).toEqual([0, true]);
        expect(Math.max(...ends(sections).map(({ path }) => path))).toBeCloseTo(fan.total - fan.machine, 6);
        expect(fan.ducts + fan.outlet + fan.machine).toBeCloseTo(fan.total, 9);
        expect(fan.static).toBeCloseTo(fan.total - nth(sections, 0).velocityPressure, 9);
      }),
    );
  });

  test("stays within noise, height and flatness, and within the friction rate if that decides", () => {
    fc.assert(
      fc.property(anyTree, (input) => {
        for (const { velocity, limit, shape, friction, reason } of ductTree(input).sections) {
          expect(velocity).toBeLessThanOrEqual(limit + 1e-6);
          expect(shape.height * 1000).toBeLessThanOrEqual(input.height);
          expect(aspectOf(shape)).toBeLessThanOrEqual(aspectLimits.most + 1e-9);
          if (reason === "friction" || input.method === "friction")
            expect(friction).toBeLessThanOrEqual(input.friction + 1e-6);
        }
      }),
    );
  });

  test("loses more when it is longer, has more fittings or needs more at its outlets", () => {
    fc.assert(
      fc.property(anyTree, (anyInput) => {
        const input = { ...anyInput, method: "friction" as const };
        const needed = ductTree(input).fan.total;
        const more = (change: (one: SectionInput) => Partial<SectionInput>) =>
          ductTree({ ...input, sections: input.sections.map((one) => ({ ...one, ...change(one) })) }).fan.total;
        expect(more(({ length }) => ({ length: length + 1 }))).toBeGreaterThan(needed);
        expect(more(({ bends }) => ({ bends: bends + 1 }))).toBeGreaterThan(needed);
        expect(more(({ outlet = input.outlet }) => ({ outlet: outlet + 5 }))).toBeCloseTo(needed + 5, 6);
      }),
    );
  });

  test("has no smaller duct for more air or a lower friction rate", () => {
    fc.assert(
      fc.property(anyTree, (anyInput) => {
        const input = {
          ...anyInput,
          method: "friction" as const,
          shape: "rectangular" as const,
          endShape: "rectangular" as const,
        };
        const areas = (changed: TreeInput) => ductTree(changed).sections.map(({ area }) => area);
        const usual = areas(input);
        const half = input.sections.map(({ flow, ...one }) => ({ ...one, flow: flow && flow / 2 }));
        const smaller = areas({ ...input, sections: half });
        const easier = areas({ ...input, friction: input.friction * 0.9 });
        for (const [index, area] of usual.entries()) {
          expect(area).toBeGreaterThanOrEqual(nth(smaller, index));
          expect(area).toBeLessThanOrEqual(nth(easier, index));
        }
      }),
    );
  });
});

describe("static regain", () => {
  test("keeps the static pressure within its tolerance, or says that it cannot", () => {
    fc.assert(
      fc.property(anyTree, (anyInput) => {
        const input = { ...anyInput, method: "regain" as const };
        const { sections, warnings } = ductTree(input);
        const failed = sections.filter(({ reason }) => reason === "before").map(({ number }) => number);
        expect(warnings.find(({ warning }) => warning === "no-regain")?.sections ?? []).toEqual(failed);
        for (const one of sections) {
          if (one.after === undefined || one.reason !== "regain") continue;
          const before = nth(sections, one.after - 1);
          const change = one.pressure.staticEnd - (before.pressure.staticEnd - one.damper);
          expect(change).toBeCloseTo(one.regain ?? Number.NaN, 6);
          expect(change).toBeGreaterThanOrEqual(-input.tolerance - 1e-6);
          expect(one.area).toBeLessThanOrEqual(before.area + 1e-9);
        }
      }),
    );
  });

  const main = (count: number): SectionInput[] =>
    Array.from({ length: count }, (_, index): SectionInput[] => [
      {
        ...plainSection,
        ...(index > 0 && { after: 2 * index - 1 }),
        length: 4,
        ...(index === count - 1 && { flow: 200 }),
      },
      ...(index < count - 1
        ? [{ ...plainSection, after: 2 * index + 1, from: "branch90" as const, length: 1, flow: 200 }]
        : []),
    ]).flat();
  const long: TreeInput = { ...exampleTree, height: 600, friction: 2, quiet: "rc45", step: "by25", sections: main(8) };

  test("gives the outlets of a long main more equal pressures than equal friction does", () => {
    const range = (method: TreeInput["method"]) => {
      const { sections } = ductTree({ ...long, method, tolerance: 0 });
      const mains = sections.filter(({ part, number }) => part === "main" && number > 1);
      const statics = mains.map(({ pressure }) => pressure.staticEnd);
      return Math.max(...statics) - Math.min(...statics);
    };
    expect(range("regain")).toBeLessThan(range("friction") / 2);
  });

  test("takes the smallest duct that does so: in a smaller one the pressure falls", () => {
    const input = { ...long, height: 1000, method: "regain" as const, tolerance: 0 };
    const { sections, air } = ductTree(input);
    const regained = sections.filter(({ reason, part }) => reason === "regain" && part === "main");
    expect(regained.length).toBeGreaterThan(3);
    for (const one of regained) {
      const before = nth(sections, (one.after ?? 0) - 1);
      const side = one.shape.height - 0.025;
      const velocity = one.flow / side ** 2;
      const ratio = velocity / before.velocity;
      const own = velocityPressure(velocity, air);
      const equivalent = equivalentDiameter({ kind: "rectangular", width: side, height: side });
      const rubbed = one.length * frictionIn(equivalent, one.flow, 0.09e-3, air).rate;
      const passed = ratio < 1 ? 0.4 * (1 - ratio) ** 2 * before.velocityPressure : 0;
      expect(before.velocityPressure - own - rubbed - passed - 0.05 * own).toBeLessThan(0);
    }
  });
});
