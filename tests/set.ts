/**
 * The set of tests that this run goes through. A change goes through what it can break and what is quick; the nightly run, and whoever
 * starts Vitest or Playwright by hand, goes through everything. `npm test` sets the variables (scripts/test/main.ts).
 */

export const isNightly = process.env.TEST_SET !== "change";

/** Groups of long tests that a change runs only where something that they test is new since the last nightly run. */
export const longGroups = ["company", "editor", "engines", "first press", "fuzz"] as const;
export type LongGroup = (typeof longGroups)[number];

const due = process.env.TEST_DUE?.split(",") ?? [];

/** Says if a group of long tests runs now. */
export const isDue = (group: LongGroup): boolean => isNightly || due.includes(group);

export type Language = "en" | "ar";

/** The language in which a change is tested where both behave the same; two commits in a row mostly get different ones. */
export const turn: Language = process.env.TEST_LANGUAGE === "ar" ? "ar" : "en";
