import { expect, it } from "vitest";
import { inArabic, soundsIn } from "./arabizi.ts";

const sounds = soundsIn([], ["تصليح المكيفات", "المكيف لا يبرد", "سخان", "حريق", "الصباغ", "غرفة", "كهرباء"]);
const isKnown = (word: string) => ["villa", "ajman"].includes(word);

it.each([
  ["tasleeh el mokayef", "تصليح  المكيف"],
  ["7aree2", "حريق"],
  ["sa5an", "سخان"],
  ["9abba3' villa", "الصباغ villa"],
  ["el 3'orfa", " غرفه"],
  ["kahraba2i ajman", "كهرباء ajman"],
  ["7areeg", "حريق"],
])("%s is Arabic in Latin letters", (typed, written) => {
  expect(inArabic(typed, sounds, isKnown)).toBe(written);
});

it("of words that sound alike, the one with the letters and long vowels that were typed is meant", () => {
  const alike = soundsIn(["بلاعة"], ["بلا", "بلا", "بلا"]);
  expect(inArabic("balla3a", alike, isKnown)).toBe("بلاعه");
});

it("a word that is a name of JavaScript's own stays as it is", () => {
  expect(inArabic("sa5an constructor", sounds, isKnown)).toBe("سخان constructor");
});

it.each(["h2o", "mp3", "7up", "3bhk", "villa ajman", "المكيف", "", "xyz", "24 7", "7r22"])("%s is not", (typed) => {
  expect(inArabic(typed, sounds, isKnown)).toBeUndefined();
});
