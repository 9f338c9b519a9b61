/**
 * The set of tests of this run. A change runs quick tests and those that it can break. The nightly run, and Vitest or Playwright when started by
 * hand, run everything. `npm test` sets the variables (scripts/test/main.ts).
 */

import { isDue as isGroupDue, isNightly } from "@site/testing/nightly.ts";

export { isNightly };

/** Each folder of browser tests has the name of a domain. */
export const domains = [
  "accounts",
  "analytics",
  "applications",
  "calculators",
  "colleagues",
  "contracts",
  "inbox",
  "leads",
  "people",
  "platform",
  "quotations",
  "site",
  "visits",
] as const;
export type Domain = (typeof domains)[number];

/** Tests that a change runs only if something that they test is new since the last nightly run. */
export const longGroups = ["company", "editor", "engines", "first press", "fuzz"] as const;
export type LongGroup = (typeof longGroups)[number];

export const groups = [...longGroups, ...domains] as const;
export type Group = (typeof groups)[number];

/** Says whether a group of tests runs now. */
export const isDue = (group: Group): boolean => isGroupDue(group);

export type Language = "en" | "ar";

/** The language in which a change is tested if both behave the same. Two commits in a row mostly get different ones. */
export const turn: Language = process.env.TEST_LANGUAGE === "ar" ? "ar" : "en";
