import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { performance as nodePerformance } from "node:perf_hooks";

export interface Timer {
  /** Lets the process end although the timer has not run. */
  unref(): this;
  cancel(): void;
}

/** The time, chance and timers on which domains and platform run. A simulation gives each of its processes a machine of its own. */
export interface Machine {
  /** The time on the clock, in ms since 1970. Somebody may set the clock. */
  now(): number;
  /** The time since the start of the process, in ms. It does not change when somebody sets the clock. */
  uptime(): number;
  /** A random whole number from 0 to below `limit`. */
  randomInt(limit: number): number;
  randomBytes(size: number): Buffer;
  randomUUID(): string;
  after(ms: number, work: () => void): Timer;
  every(ms: number, work: () => void): Timer;
  /** Lets other work of the process go first. */
  yieldTurn(): Promise<void>;
  /** How long the event loop has been active and idle since the start of the process, in ms. */
  eventLoop(): { active: number; idle: number };
}

const timerOf = (handle: NodeJS.Timeout, cancel: () => void): Timer => ({
  unref() {
    handle.unref();
    return this;
  },
  cancel,
});

const real: Machine = {
  now: () => Date.now(),
  uptime: () => performance.now(),
  randomInt: (limit) => randomInt(limit),
  randomBytes: (size) => randomBytes(size),
  randomUUID: () => randomUUID(),
  after(ms, work) {
    const handle = setTimeout(work, ms);
    return timerOf(handle, () => clearTimeout(handle));
  },
  every(ms, work) {
    const handle = setInterval(work, ms);
    return timerOf(handle, () => clearInterval(handle));
  },
  yieldTurn: () => new Promise((resolve) => void setImmediate(resolve)),
  eventLoop: () => nodePerformance.eventLoopUtilization(),
};

const chosen = new AsyncLocalStorage<Machine>();

/** Returns the machine on which the calling code runs. */
export const machine = (): Machine => chosen.getStore() ?? real;

/** Makes a value for each machine when it is needed first. Processes of one simulation would share the variable of a module. */
export function perMachine<T>(make: () => T): () => T {
  const values = new WeakMap<Machine, T>();
  return () => {
    const own = machine();
    const value = values.get(own) ?? make();
    values.set(own, value);
    return value;
  };
}

/** Runs work, and everything that it starts, on another machine. Only a simulation does this. */
export const runOn = <T>(other: Machine, work: () => T): T => chosen.run(other, work);
