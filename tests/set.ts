/**
 * The set of tests in this run. A change runs the quick tests and those that the change may break. The nightly run runs all tests, and so
 * do Vitest and Playwright if they are started directly. `npm test` sets the variables (scripts/test/main.ts).
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

/** Groups of long tests. A change runs a group only if something that it tests has changed since the last nightly run. */
export const longGroups = ["company", "editor", "engines", "first press", "fuzz"] as const;
export type LongGroup = (typeof longGroups)[number];

export const groups = [...longGroups, ...domains] as const;
export type Group = (typeof groups)[number];

/** Tells whether a group of tests runs now. */
export const isDue = (group: Group): boolean => isGroupDue(group);

export type Language = "en" | "ar";

/** The language in which a change is tested if the behaviour is the same in both. It depends on the commit, so that it alternates. */
export const turn: Language = process.env.TEST_LANGUAGE === "ar" ? "ar" : "en";
