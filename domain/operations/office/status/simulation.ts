import { z } from "zod";

const count = z.int().nonnegative();

const figures = z.strictObject({
  plans: count,
  /** The simulated time. */
  hours: z.number().nonnegative(),
  turns: count,
  operations: count,
  faults: count,
  mails: count,
  /** The number of plans in which a rule was broken. */
  violations: count,
});

/** The figures of the last simulation before a release (tests/simulation), as docs/simulation.json has them. */
export const simulation = z.strictObject({
  date: z.iso.date(),
  commit: z.string().regex(/^[0-9a-f]{9,40}$/),
  seed: count,
  /** How long the run took. */
  minutes: z.int().positive(),
  databases: z.partialRecord(z.enum(["SQLite", "PostgreSQL"]), figures),
});
export type Simulation = z.infer<typeof simulation>;
