import type { Plan } from "./plan.ts";

/** A fault that the simulation has found. Its plan stays here as a test. */
interface Seed {
  /** How the fault showed, and why. */
  story: string;
  database: "SQLite" | "PostgreSQL";
  plan: Plan;
}

export const seeds: Seed[] = [];
