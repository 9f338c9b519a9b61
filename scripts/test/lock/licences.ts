import type { Entry } from "./lock-file.ts";

/**
 * The allowed licences of packages that the site runs. LGPL is allowed for libvips: sharp loads it as a shared library, which anybody can
 * replace.
 */
const running =
  "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense LGPL-3.0-or-later".split(" ");
/** More licences that are allowed for packages that only build and test. Visitors receive nothing of these packages. */
const building = ["MPL-2.0", "CC-BY-4.0", "CC BY-SA 4.0", "WTFPL"];

/**
 * Programs for other platforms. npm did not write their licences into the lock file. They have the licence of their parent packages (MIT or
 * Apache-2.0).
 */
const ofOtherPlatforms = /node_modules\/@(?:oxc-parser\/binding|swc\/core|tailwindcss\/oxide)-/;

/** In an expression with "OR" one licence must be allowed; with "AND" all of them. */
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
