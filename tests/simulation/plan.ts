import { operations } from "#tests/pairs/operations.fixture.ts";
import { type Random, randomFrom, seedOf } from "./random.ts";

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
  /** True if the plan ends with its last operation and its last fault, and not when all mails have left. */
  isShort?: boolean;
  faults: Fault[];
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** `deliver` is left out, because the outbox of each process runs, and its own clock would not be that of the simulation. */
const names = [...Object.keys(operations).filter((name) => name !== "deliver"), "submit a form"];
/** Operations that change everything at once come less often, because nothing can be seen after them. */
const rare = new Set(["retain and take back", "erase", "erase by oneself"]);

type Database = "SQLite" | "PostgreSQL";

/** The kinds of faults on each database. On SQLite no answer to a commit can be lost, but a kill can come before the process knows of it. */
const kindsOn: Record<Database, Fault["kind"][]> = {
  SQLite: ["kill", "pause", "clock", "mail", "disk"],
  PostgreSQL: ["kill", "pause", "clock", "mail", "commit", "refuse", "failover"],
};

/** The random choices of one plan. */
class Draw {
  readonly number: Random;

  constructor(seed: number) {
    this.number = randomFrom(seedOf(seed, 3));
  }
  one = <T>(all: readonly T[]): T => all[this.number(all.length)] as T;
  many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

  operations(count: number, processes: number, span: number, some: readonly string[]): PlannedOperation[] {
    return this.many(count, () => this.one(some))
      .filter((name) => !rare.has(name) || this.number(4) === 0)
      .map((name) => ({ name, at: this.number(span), process: this.number(processes) }));
  }

  fault(kinds: readonly Fault["kind"][], processes: number): Fault {
    const common = { turn: 1 + this.number(this.one([200, 1000])), process: this.number(processes) };
    const { turn } = common;
    const kind = this.one(kinds);
    switch (kind) {
      case "kill":
        return { kind, ...common, after: this.one([100, 10 * second, 10 * minute]) };
      case "pause":
        return { kind, ...common, ms: this.one([3 * second, minute, 6 * minute, 20 * minute]) };
      case "clock":
        return { kind, ...common, ms: this.one([-1, 1]) * this.one([second, minute, 10 * minute, hour]) };
      case "mail":
        return { kind, turn, mode: this.one(mailModes), ms: this.one([minute, 10 * minute, 2 * hour]) };
      case "disk":
        return { kind, turn, ms: this.one([second, minute, 10 * minute]) };
      case "refuse":
        return { kind, ...common, code: this.one(["40P01", "40001"]) };
      case "commit":
        return { kind, ...common };
      case "failover":
        return { kind, turn };
    }
  }
}

/** Draws a plan. Every other one is a meeting, the rest are days with faults. */
export function planOf(seed: number, place: Database): Plan {
  const draw = new Draw(seed);
  return draw.number(2) === 0 ? meeting(seed, draw) : day(seed, draw, place);
}

/**
 * A meeting: a few operations begin in the same moment, and nothing else happens. Two operations that wait for each other are found only
 * side by side, and a short plan lets many pairs meet.
 */
function meeting(seed: number, draw: Draw): Plan {
  const processes = 1 + draw.number(4);
  const operations = draw.operations(3 + draw.number(6), processes, 10, names);
  const patience = draw.one([1, 2, 8]);
  return { seed, order: 0, processes, patience, poll: hour, tasks: [], operations, isShort: true, faults: [] };
}

/** A day: operations in some minutes or hours, scheduled tasks, mails and faults. */
function day(seed: number, draw: Draw, place: Database): Plan {
  const processes = 1 + draw.number(4);
  // Hours need many turns, which are slow on PostgreSQL.
  const span = draw.one([
    10,
    10,
    second,
    second,
    minute,
    minute,
    ...(place === "SQLite" ? [20 * minute, 6 * hour] : []),
  ]);
  // A few names only, so that the same operations meet each other.
  const some = draw.many(2 + draw.number(6), () => draw.one(names));
  const operations = [some, some, names].flatMap((list) => draw.operations(1 + draw.number(10), processes, span, list));
  // A few kinds of faults only, so that several of one kind come, and those that need each other.
  const kinds = kindsOn[place].filter(() => draw.number(2) === 0);
  const faults = kinds.length === 0 ? [] : draw.many(draw.number(6), () => draw.fault(kinds, processes));
  return {
    ...{ seed, order: 0, processes, operations, faults },
    tasks: draw.many(draw.number(4), () => draw.number(17)),
    patience: draw.one([1, 2, 8]),
    poll: span > hour ? 5 * minute : 20 * second,
    hasEvening: place === "SQLite" && draw.number(4) === 0,
  };
}
