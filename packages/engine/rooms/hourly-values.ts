import { hours } from "../walls/response.ts";

/**
 * Reads the hours of a day from text, as pasted from a spreadsheet: the per cent of each hour from 1 to 24. `12*100` means twelve times 100.
 * Returns undefined if the text is not 24 values from 0 to 100.
 */
export function hourlyValues(text: string): number[] | undefined {
  const values = text
    .trim()
    .split(/[\s;,]+/)
    .flatMap(repeated);
  return values.length === hours && values.every((value) => value >= 0 && value <= 100)
    ? values.map((value) => value / 100)
    : undefined;
}

function repeated(word: string): number[] {
  const [, times = "1", value] = /^(?:(\d{1,2})[*x×])?(\d{1,3}(?:\.\d+)?)%?$/.exec(word) ?? [];
  return value === undefined ? [Number.NaN] : new Array<number>(Number(times)).fill(Number(value));
}
