import { describe, expect, it } from "vitest";
import { growthIn, type Sample } from "./slope.ts";

const minutes = (count: number, at: (minute: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: count }, (_, minute) => ({
    ...{ minute, memory: 400, handles: 60, wal: 4, data: 10 + minute, forms: 100 * minute },
    ...at(minute),
  }));

describe("growth", () => {
  it("is not the warming up, nor a wave, nor the data of new forms", () => {
    expect(growthIn(minutes(12, () => ({})))).toEqual([]);
    expect(growthIn(minutes(12, (minute) => ({ memory: minute < 4 ? 200 + 50 * minute : 400 })))).toEqual([]);
    expect(growthIn(minutes(12, (minute) => ({ memory: 400 + (minute % 2) * 60, wal: (minute % 3) * 4 })))).toEqual([]);
  });

  it.each([
    ["memory", (minute: number) => ({ memory: 400 + 10 * minute })],
    ["handles", (minute: number) => ({ handles: 60 + 5 * minute })],
    ["wal", (minute: number) => ({ wal: 4 + 5 * minute })],
  ])("is %s that rises all the time", (name, at) => {
    expect(growthIn(minutes(12, at))).toEqual([expect.stringMatching(name)]);
  });

  it("is a form that takes more and more of the disk", () => {
    expect(growthIn(minutes(12, (minute) => ({ data: 10 + minute ** 3 / 10 })))).toEqual([
      expect.stringMatching("disk"),
    ]);
  });

  it("cannot be told in two minutes", () => {
    expect(growthIn(minutes(2, () => ({})))).toEqual([expect.stringMatching("short")]);
  });
});
