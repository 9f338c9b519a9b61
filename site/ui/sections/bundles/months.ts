import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { Year } from "#site/content/schemas/year.ts";

type Part = Year["parts"][number];

/** The names of the twelve months. */
export function monthNames(language: Language, length: "short" | "long") {
  const format = dateFormat(language, { month: length, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
}

/** Returns the index of the part's first and last month. A part may reach over the end of the year. `isMid`: it begins in the middle of its month. */
export function monthsOf({ from, months }: Part) {
  const last = Math.ceil(from - 1 + months) - 1;
  return { first: Math.floor(from - 1), last: last % 12, isMid: from % 1 > 0 };
}

/** Two parts at the same time are drawn in two lanes. */
export function lanesOf(parts: Part[]) {
  const lanes: number[] = [];
  for (const [index, { from }] of parts.entries()) {
    const before = parts[index - 1];
    lanes.push(before && from < before.from + before.months ? 1 - (lanes[index - 1] ?? 0) : 0);
  }
  return lanes;
}
