import type { Entry } from "./lock-file.ts";

/** The licences of what we run. LGPL is for libvips, which sharp loads as a shared library that anybody may replace. */
const running =
  "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense LGPL-3.0-or-later".split(" ");
/** Further licences for packages that only build and test. Visitors get nothing of them. */
const building = ["MPL-2.0", "CC-BY-4.0", "CC BY-SA 4.0", "WTFPL"];

/** Programs for other platforms, whose licences npm did not write into the lock file. Their parent packages have them (MIT, Apache-2.0). */
const ofOtherPlatforms = /node_modules\/@(?:oxc-parser\/binding|swc\/core|tailwindcss\/oxide)-/;

/** One licence of each "OR" must be allowed, and each of an "AND". */
const isAllowed = (expression: string, allowed: readonly string[]) =>
  expression
    .replace(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((licence) => allowed.includes(licence)));

export function licenceProblems([place, { license, dev, optional }]: [string, Entry]): string[] {
  if (!license) return dev && optional && ofOtherPlatforms.test(place) ? [] : [`${place} names no licence`];
  if (isAllowed(license, dev ? [...running, ...building] : running)) return [];
  return [`${place} has the licence ${license}, which is not on the list (scripts/test/lock/licences.ts)`];
}
