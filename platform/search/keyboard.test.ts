import { expect, it } from "vitest";
import { inOtherLayout } from "./keyboard.ts";

it.each([
  ["j;ddt", "تكييف"],
  ["تكييف", "j;ddt"],
  ["حمعةلاثق", "plumber"],
  ["fghx", "بلاء"],
])("%s was meant to be %s", (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});
