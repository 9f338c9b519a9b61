import { describe, expect, test } from "vitest";
import { cases, prove } from "./compare.ts";

describe.each(cases.map((one) => [one.id, one] as const))("published case %s", (_, one) => {
  test.each(prove(one).comparisons.map((comparison) => [comparison.quantity, comparison] as const))(
    "%s is within its tolerance",
    (_quantity, { computed, expected, allowed, kept }) => {
      expect(kept, `${computed} for ${expected} ± ${allowed}`).toBe(true);
    },
  );
});

test("every case of the file is tested", () => expect(cases).toHaveLength(27));

test("the difference that the almanac's declination makes is known, and small", () => {
  const ours = cases.flatMap((one) => prove(one).withAlmanac);
  const beyond = ours.filter(({ kept }) => !kept).map(({ quantity, difference }) => [quantity, difference.toFixed(1)]);
  expect(beyond).toEqual([
    ["Eb", "1.9"],
    ["Eb", "2.2"],
    ["Eb", "2.2"],
    ["Eb", "3.2"],
  ]);
});
