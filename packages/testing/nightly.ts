/** True at night, and if somebody starts the tests by hand. For a change only quick tests run, and those that it can break. */
export const isNightly = process.env.TEST_SET !== "change";

const due = process.env.TEST_DUE?.split(",") ?? [];

/** Says whether a group of long tests runs now: at night, and for a change of something that they test (scripts/test/due.ts). */
export const isDue = (group: string): boolean => isNightly || due.includes(group);
