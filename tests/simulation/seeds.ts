import type { Plan } from "./plan.ts";

/** A fault that the simulation has found. Its plan stays here as a test. */
interface Seed {
  /** How the fault showed, and why. */
  story: string;
  database: "SQLite" | "PostgreSQL";
  plan: Plan;
}

export const seeds: Seed[] = [
  {
    story: "The clock was set ahead by an hour, and a process sent a mail a second time that it was sending just then.",
    database: "SQLite",
    plan: {
      ...{ seed: 2100131, order: 0, processes: 3, patience: 1, poll: 20_000, tasks: [11, 3] },
      operations: [
        { name: "confirm", at: 1415, process: 2 },
        { name: "write a testimonial", at: 5838, process: 1 },
      ],
      faults: [{ kind: "clock", turn: 291, process: 0, ms: 3_600_000 }],
    },
  },
];
