import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { newId, newReference } from "./ids.ts";

describe("newId", () => {
  it("is a UUIDv7 that sorts by creation, even if the clock goes back", () => {
    let last = "";
    fc.assert(
      fc.property(fc.integer({ min: Date.now(), max: Date.now() + 1e6 }), (now) => {
        const id = newId(now);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(id > last).toBe(true);
        last = id;
      }),
      { numRuns: 3000 },
    );
  });

  it("stays sorted when its counter overflows within a millisecond", () => {
    const many = Array.from({ length: 10_000 }, () => newId(2e12));
    expect(many.toSorted()).toEqual(many);
    expect(new Set(many).size).toBe(many.length);
  });
});

describe("newReference", () => {
  it("is short, without ambiguous letters and vowels", () => {
    const many = Array.from({ length: 2000 }, newReference);
    for (const reference of many) expect(reference).toMatch(/^WT-[2-9BCDFGHJKMNPQRSTWXYZ]{6}$/);
    expect(new Set(many).size).toBeGreaterThan(many.length - 10); // A collision is expected once in 200 runs of this test.
  });
});
