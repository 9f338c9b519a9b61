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

it("a word that stands somewhere is one word, although its halves are known too", () => {
  const parts = new Set(["fire", "wall", "ac", "repair"]);
  const isWritten = (word: string) => word === "firewall";
  expect(separated("firewall", (word) => parts.has(word), isWritten)).toBe("firewall");
  expect(separated("acrepair", (word) => parts.has(word), isWritten)).toBe("ac repair");
});
