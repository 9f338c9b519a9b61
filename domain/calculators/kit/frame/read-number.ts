import { plainNumber } from "@site/ground/language/typed-number.ts";

/** Reads a typed number with the separators that `plainNumber` knows and any kind of minus sign. Returns NaN if the text is not a number. */
export function readNumber(typed: string): number {
  const plain = plainNumber(typed.replace(/[−–]/g, "-"));
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : Number.NaN;
}
