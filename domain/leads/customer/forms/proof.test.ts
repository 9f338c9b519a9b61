import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { leadingZeroBits, solve } from "./proof.ts";

test.each([
  [[0x80], 0],
  [[0x01], 7],
  [[0x00, 0x10], 11],
  [[0, 0, 0], 24],
])("%j begins with %i zero bits", (bytes, bits) => {
  expect(leadingZeroBits(new Uint8Array(bytes))).toBe(bits);
});

test("the answer to a challenge is the challenge with a number, and it is valid", async () => {
  const proof = await solve({ challenge: "some.challenge", difficulty: 10 });
  expect(proof).toMatch(/^some\.challenge:\d+$/);
  expect(leadingZeroBits(createHash("sha256").update(proof).digest())).toBeGreaterThanOrEqual(10);
});
