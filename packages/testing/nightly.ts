/**
 * True at night, and if somebody starts the tests by hand. False for a change: then only quick tests run, and the tests of code that the
 * change can break.
 */
export const isNightly = process.env.TEST_SET !== "change";

const due = process.env.TEST_DUE?.split(",") ?? [];

/** Tells whether a group of slow tests runs now: at night, and for a change in the code that these tests cover (scripts/test/due.ts). */
export const isDue = (group: string): boolean => isNightly || due.includes(group);
