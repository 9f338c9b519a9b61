import { operations } from "#tests/pairs/operations.fixture.ts";
import { randomFrom, seedOf } from "./random.ts";

export const mailModes = ["hangs", "cuts", "later", "refuses", "slow"] as const;
export type MailMode = (typeof mailModes)[number] | "works";

/** Somebody does something on the site or in the office. */
export interface PlannedOperation {
  name: string;
  /** The time after the beginning, in ms. */
  at: number;
  process: number;
}

export type Fault =
  | { kind: "kill"; turn: number; process: number; after: number }
  | { kind: "pause"; turn: number; process: number; ms: number }
  | { kind: "clock"; turn: number; process: number; ms: number }
  | { kind: "mail"; turn: number; mode: MailMode; ms: number }
  | { kind: "disk"; turn: number; ms: number }
  | { kind: "commit"; turn: number; process: number }
  | { kind: "refuse"; turn: number; process: number; code: "40P01" | "40001" }
  | { kind: "failover"; turn: number };

/** One part of a simulation: the same plan always gives the same history. */
export interface Plan {
  seed: number;
  processes: number;
  /** Another order of the same operations and faults. */
  order: number;
  patience: number;
  /** The time between two looks of a process at the outbox, in ms. */
  poll: number;
  /** The places of the scheduled tasks in `server/tasks.ts` that run. All of them would need most of the turns. */
  tasks: number[];
  operations: PlannedOperation[];
  /** True if the office goes on after the last operation until the reminders of the first visits have left. */
  hasEvening?: boolean;
  faults: Fault[];
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** `deliver` is left out, because the outbox of each process runs, and its own clock would not be that of the simulation. */
const names = [...Object.keys(operations).filter((name) => name !== "deliver"), "submit a form"];
/** Operations that change everything at once come less often, because nothing can be seen after them. */
const rare = new Set(["retain and take back", "erase", "erase by oneself"]);

/** Draws a plan. */
export function planOf(seed: number, place: "SQLite" | "PostgreSQL"): Plan {
  const random = randomFrom(seedOf(seed, 3));
  const one = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const processes = 1 + random(4);
  const span = one([10, 10, second, second, minute, minute, 20 * minute, 6 * hour]);
  // A few names only, so that the same operations meet each other.
  const some = Array.from({ length: 2 + random(6) }, () => one(names));
  const drawn = Array.from({ length: 4 + random(28) }, () => one(random(3) > 0 ? some : names));
  const chosen = drawn.filter((name) => !rare.has(name) || random(4) === 0);
  const operationsOf = chosen.map((name) => ({ name, at: random(span), process: random(processes) }));
  const fault = (): Fault => {
    const common = { turn: 1 + random(random(2) ? 1000 : 200), process: random(processes) };
    const after = one([100, 10 * second, 10 * minute]);
    const kinds = ["kill", "kill", "kill", "pause", "clock", "mail", "mail", "mail", "commit"] as const;
    switch (
      one([...kinds, ...(place === "SQLite" ? (["disk"] as const) : (["refuse", "refuse", "failover"] as const))])
    ) {
      case "pause":
        return { kind: "pause", ...common, ms: one([3 * second, minute, 6 * minute, 20 * minute]) };
      case "clock":
        return { kind: "clock", ...common, ms: one([-1, 1]) * one([second, minute, 3 * minute, hour]) };
      case "mail":
        return { kind: "mail", turn: common.turn, mode: one(mailModes), ms: one([minute, 10 * minute, 2 * hour]) };
      case "disk":
        return { kind: "disk", turn: common.turn, ms: one([second, minute, 10 * minute]) };
      case "refuse":
        return { kind: "refuse", ...common, code: one(["40P01", "40001"]) };
      case "failover":
        return { kind: "failover", turn: common.turn };
      case "commit":
        return place === "SQLite" ? { kind: "kill", ...common, after } : { kind: "commit", ...common };
      default:
        return { kind: "kill", ...common, after };
    }
  };
  const tasks = Array.from({ length: random(4) }, () => random(17));
  const faults = Array.from({ length: random(6) }, fault);
  const [patience, poll] = [one([1, 2, 8]), span > hour ? 5 * minute : 20 * second];
  return {
    seed,
    order: 0,
    processes,
    patience,
    poll,
    tasks,
    operations: operationsOf,
    hasEvening: random(4) === 0,
    faults,
  };
}
