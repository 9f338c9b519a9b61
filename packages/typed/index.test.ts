import { expect, test } from "vitest";
import { entriesOf, isOneOf, keysOf, last, nth, recordOf, valueNamed } from "./index.ts";

test("a record is read by the names of its type", () => {
  expect(keysOf({ a: 1, b: 2 })).toEqual(["a", "b"]);
  expect(recordOf(["a", "b"], (name) => name + name)).toEqual({ a: "aa", b: "bb" });
  expect(entriesOf<"a" | "b", number>({ a: 1, b: undefined })).toEqual([["a", 1]]);
  expect(isOneOf(["a", "b"], "b")).toBe(true);
  expect(isOneOf(["a", "b"], "c")).toBe(false);
});

test("a missing value that must exist is an error at once", () => {
  expect([nth([1, 2], 0), last([1, 2]), valueNamed({ a: 3 }, "a")]).toEqual([1, 2, 3]);
  expect(() => nth([1, 2], 2)).toThrow("Nothing at 2");
  expect(() => last([])).toThrow(RangeError);
  expect(() => valueNamed({ a: 3 }, "b")).toThrow("Nothing at b");
});
