import { expect, it } from "vitest";
import { separated } from "./separate.ts";

const known = new Set(["ac", "repair", "plumber", "dubai", "ما", "يبرد", "ماي", "برد", "electric", "ain"]);

it.each([
  ["acrepair", "ac repair"],
  ["plumberdubai today", "plumber dubai today"],
  ["مايبرد", "ما يبرد"],
])("a space that was left out of %s is put there", (typed, parted) => {
  expect(separated(typed, (word) => known.has(word))).toBe(parted);
});

it.each(["Plumber, Dubai!", "electricain", "r410arepair"])("%s stays as it is", (typed) => {
  expect(separated(typed, (word) => known.has(word))).toBe(typed);
});
