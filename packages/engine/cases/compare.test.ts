import { describe, expect, test } from "vitest";
import type { Case } from "./case.ts";
import { cases, prove } from "./compare.ts";

const met = cases.filter(({ expected }) => Object.keys(expected).length > 0);

describe.each(met.map((one) => [one.id, one] as const))("published case %s", (_, one) => {
  test.each(prove(one).comparisons.map((comparison) => [comparison.quantity, comparison] as const))(
    "%s is within its tolerance",
    (_quantity, { computed, expected, allowed, kept }) => {
      expect(kept, `${computed} for ${expected} ± ${allowed}`).toBe(true);
    },
  );
});

test("every case of the file is tested", () => expect(cases).toHaveLength(44));

test("the differences that we accept are known, and small", () => {
  const ours = cases.flatMap((one) => prove(one).differences);
  const beyond = ours.filter(({ kept }) => !kept).map(({ quantity, difference }) => [quantity, difference.toFixed(1)]);
  expect(beyond).toEqual([
    ["Eb", "1.9"],
    ["Eb", "2.2"],
    ["Eb", "2.2"],
    ["Eb", "3.2"],
    ["level", "2.4"],
    ["swing24", "-0.2"],
    ["level", "2.4"],
    ["southLight", "18.1"],
    ["case220", "0.5"],
    ["case230", "0.5"],
    ["case240", "0.5"],
    ["case270", "1.0"],
    ["case290", "0.9"],
    ["case300", "0.7"],
    ["change240", "0.0"],
    ["efficiency", "-0.2"],
    ["intake", "66.9"],
  ]);
});

/** Each change of the inputs must make a case fail: half the heat store, ground that is twice as bright, a wall half as dark, one more person. */
const disturbed: [id: string, change: (text: string) => string, quantity: string][] = [
  ["vdi-6007-heavy", (text) => text.replace("14836354.6282", "7418177"), "swing24"],
  ["bestest-light", (text) => text.replace('"rho":0.2', '"rho":0.4'), "westLight"],
  ["bestest-peaks", (text) => text.replace('"absorptance":0.9', '"absorptance":0.45'), "case250"],
  ["g36-five-zones", (text) => text.replace('"people":3', '"people":4'), "intake"],
  ["energyplus-five-zones", (text) => text.replace('"people":20', '"people":21'), "uncorrected"],
];

test.each(disturbed)("%s notices when the inputs are changed", (id, change, quantity) => {
  const one = cases.find((other) => other.id === id);
  const inputsText = JSON.stringify(one?.inputs);
  expect(change(inputsText)).not.toBe(inputsText);
  const { comparisons } = prove({ ...one, inputs: JSON.parse(change(inputsText)) } as Case);
  expect(comparisons.find((comparison) => comparison.quantity === quantity)?.kept).toBe(false);
});
