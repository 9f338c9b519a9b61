import type { QuickInput } from "@site/engine/quick/input.ts";
import { type Cut, cuts } from "@site/engine/what-if/cuts.ts";
import { runToEnd } from "@site/engine/what-if/steps.ts";
import { uncertainty } from "@site/engine/what-if/uncertainty.ts";
import { nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import { definedValue } from "#tests/defined-value.ts";
import { openBuilding } from "./building-model.ts";
import type { GivenFields } from "./compact.ts";
import { quickRoom, start } from "./fixture.ts";
import { countedOf } from "./state.ts";
import { bandOf, blockCuts, type WhatIfInput } from "./what-if.ts";

const whatIfOf = (fields: GivenFields, quick: QuickInput): WhatIfInput => {
  const own = { ...start, quick };
  return { start: own, counted: definedValue(countedOf(fields, openBuilding(fields, own))) };
};
const bandFor = (fields: GivenFields, quick = quickRoom) => runToEnd(bandOf(whatIfOf(fields, quick)));
const cutsFor = (fields: GivenFields, quick = quickRoom) => runToEnd(blockCuts(whatIfOf(fields, quick)));
const ids = (found: { id: string }[]) => found.map(({ id }) => id);
const wattsOf = (found: Cut[], id: string) => found.find((cut) => cut.id === id)?.watts ?? 0;

const quicks: QuickInput[] = [
  quickRoom,
  {
    ...quickRoom,
    room: "office",
    age: "older",
    glass: "large",
    changed: { people: 3, blind: "venetian", wall: "aac250" },
  },
  { ...quickRoom, room: "majlis", position: "middle", age: "new", glass: "none", changed: { freshAir: 20 } },
];

describe.each(quicks)("a building with default values, of $room and $age", (quick) => {
  test("has the same uncertainty as the quick room", () => {
    const [found, known] = [bandFor({}, quick), uncertainty(quick)];
    expect(ids(found.by)).toEqual(ids(known.by));
    expect([found.low, found.high]).toEqual([expect.closeTo(known.low, 6), expect.closeTo(known.high, 6)]);
  });

  test("saves as much with the same measures, including fresh air that depends on leakage", () => {
    const [found, known] = [cutsFor({}, quick), cuts(quick, 3)];
    expect(ids(found)).toEqual(ids(known));
    for (const [index, { watts, electricity }] of found.entries()) {
      expect(watts).toBeCloseTo(nth(known, index).watts, 6);
      expect(electricity[6]).toBeCloseTo(nth(nth(known, index).electricity, 6), 6);
    }
  });
});

describe("a building's uncertainty", () => {
  test("falls with every typed value, in every room", () => {
    const two = { r: "2", "0e": "4" };
    expect(ids(bandFor({ "0e": "4" }).by)).not.toContain("equipment");
    expect(ids(bandFor(two).by)).toContain("equipment");
    expect(ids(bandFor({ ...two, "1e": "4", h: "10" }).by)).not.toContain("equipment");
    expect(ids(bandFor({ h: "10" }).by)).not.toContain("hotLoss");
    expect(ids(bandFor({ "0w0g0u": "2", "0w0g0s": "0.3" }).by)).not.toContain("glass");
  });

  test("adds nothing for a wall that was described", () => {
    expect(ids(bandFor({}).by)).toContain("outsideWalls");
    expect(ids(bandFor({ "0w1c": "aac250" }).by)).not.toContain("outsideWalls");
  });

  test("skips measures that the engine would refuse", () => {
    const crowd = bandFor({ "0a": "2", "0k": "living" });
    expect([crowd.low, crowd.high].every(Number.isFinite)).toBe(true);
  });
});

describe("measures that reduce a building's load", () => {
  test("apply in each room where they are not done yet", () => {
    const shaded = { "0w0g0d": "1.2", "1w0g0d": "0.4" };
    expect(wattsOf(cutsFor({ r: "2", ...shaded }), "shade")).toBeGreaterThan(0);
    expect(wattsOf(cutsFor({ r: "2", ...shaded }), "shade")).toBeLessThan(wattsOf(cutsFor({ r: "2" }), "shade"));
    expect(ids(cutsFor({ r: "2", ...shaded, "1w0g0d": "1" }))).not.toContain("shade");
  });

  test("are not offered if the layers, glass and leakage are already better", () => {
    const fields = { "0w0l2t": "150", "0w1l2t": "150", "0t0l1t": "200", "0w0g0s": "0.18", "0x": "0.1", "0t0o": "20" };
    expect(
      cutsFor(fields)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(["curtains", "shade"]);
  });
});
