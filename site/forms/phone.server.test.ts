import { expect, test } from "vitest";
import { dialable } from "./phone.server.ts";

test.each([
  ["050 123 4567", "+971501234567"],
  ["04 234 5678", "+97142345678"],
  ["+44 20 7946 0958", "+442079460958"],
  ["050 123 456", undefined],
  ["+999 123 4567", undefined],
])("%s is dialled as %s", (typed, number) => {
  expect(dialable(typed)).toBe(number);
});
