import { expect, it } from "vitest";
import { tokenBucket } from "./token-bucket.ts";

it("a bucket refills with time, and each key has its own", () => {
  let now = 0;
  const bucket = tokenBucket(30, 0.25, () => now);
  bucket.spend("a", 30);
  expect(bucket.wait("a")).toBe(0);
  bucket.spend("a", 5);
  expect([bucket.wait("a"), bucket.wait("b")]).toEqual([20, 0]);
  now = 19;
  expect(bucket.wait("a")).toBeCloseTo(1);
  now = 1000;
  expect(bucket.wait("a")).toBe(0);
  bucket.spend("a", 31);
  expect(bucket.wait("a"), "what was saved up in idle time is no credit").toBeCloseTo(4);
});
