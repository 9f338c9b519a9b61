/** True at night, and where somebody starts the tests by hand; a change runs what it can break and what is quick. */
export const isNightly = process.env.TEST_SET !== "change";
