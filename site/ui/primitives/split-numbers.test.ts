import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { splitNumbers } from "./split-numbers.ts";

const numbersIn = (text: string) => splitNumbers(text).filter((_, n) => n % 2 === 1);

test.each([
  ["اتصلوا على 050 765 4321", ["050 765 4321"]],
  ["اتصلوا على ٠٥٠ ٧٦٥ ٤٣٢١ مساءً", ["٠٥٠ ٧٦٥ ٤٣٢١"]],
  ["رقمي (050) 765-4321، وبيتي ۰۴ ۲۲۲ ۳۳۳۳.", ["(050) 765-4321", "۰۴ ۲۲۲ ۳۳۳۳"]],
  ["+971 (0) 50 765 4321", ["+971 (0) 50 765 4321"]],
  ["(call 050 7654321)", ["050 7654321"]],
  ["\u200f050\u200f 765 4321", ["050\u200f 765 4321"]],
  ["050 765\n4321 5", []],
  ["الشقة 1204، الدور 12", []],
])("of %j the numbers are %j", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test("nothing is lost or moved, and only numbers that can be dialled are set apart", () => {
  const piece = fc.constantFrom(..."0٠۹7 ().-+/,،\nبa\u200f", "050 765 4321", "٠٥٠ ٧٦٥ ٤٣٢١");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join("");
      expect(splitNumbers(text).join("")).toBe(text);
      for (const number of numbersIn(text)) {
        expect(number.match(/\p{Nd}/gu)?.length).toBeGreaterThanOrEqual(7);
        expect(number).not.toMatch(/[\p{L}\n,،]/u);
      }
    }),
  );
});
