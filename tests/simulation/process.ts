import { AsyncResource } from "node:async_hooks";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { type Machine, runOn, type Timer } from "#platform/machine/machine.ts";
import type { Fault } from "./plan.ts";
import { randomFrom, seedOf } from "./random.ts";
import type { Scheduler } from "./scheduler.ts";

/** The connection of a simulated process to the database. */
export interface Link {
  db: Kysely<Database>;
  /** Ends all connections as the end of the process does: what was not committed is undone. */
  cut(): void;
  /** Prepares a fault for one of the next calls. `comes` is called when it comes, which may be never. */
  arm?(fault: Fault, comes: () => void): void;
}

/** One process of the site: its own clock, chance, timers and database connections. */
export class Process {
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly machine: Machine;
  isAlive = true;
  /** The clock of this process is ahead of the real time by this much, in ms. */
  ahead = 0;
  link!: Link;
  /** The codes of the errors that the simulation has made for this process. */
  readonly refusals: string[] = [];
  /** The errors of statements whose connection the simulation has cut. */
  readonly cutErrors = new WeakSet<object>();
  /** Called when the process ends. */
  readonly onEnd: (() => void)[] = [];

  constructor(name: string, scheduler: Scheduler, seed: number) {
    this.name = name;
    this.scheduler = scheduler;
    this.machine = this.#machineFrom(seed);
  }

  toString(): string {
    return this.name;
  }

  run = <T>(work: () => T): T => runOn(this.machine, work);

  /** Waits for a turn. In a process that has ended, it waits for ever. */
  gate(label: string, options?: Parameters<Scheduler["gate"]>[2]): Promise<void> {
    return this.isAlive ? this.scheduler.gate(this, label, options) : new Promise(() => {});
  }

  /** Ends the process at this point, as a kill by the system does. */
  kill(): void {
    this.isAlive = false;
    this.scheduler.forget(this);
    this.link.cut();
    for (const end of this.onEnd) end();
  }

  #machineFrom(seed: number): Machine {
    const random = randomFrom(seedOf(seed, 1));
    const { scheduler } = this;
    const began = scheduler.time;
    const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => random(256)));
    return {
      now: () => scheduler.time + this.ahead,
      uptime: () => scheduler.time - began,
      randomInt: random,
      randomBytes: bytes,
      randomUUID: () => {
        const hex = bytes(16).toString("hex");
        return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
      },
      after: (ms, work) => this.#timer(ms, work, false),
      every: (ms, work) => this.#timer(ms, work, true),
      eventLoop: () => ({ active: 0, idle: 1 }),
      yieldTurn: () => this.gate("yields"),
    };
  }

  #timer(ms: number, work: () => void, isRepeated: boolean): Timer {
    const run = AsyncResource.bind(work);
    const plan = () =>
      this.isAlive
        ? this.scheduler.plan(this, "timer", pass, { from: this.scheduler.time + Math.max(1, ms) })
        : undefined;
    const pass = () => {
      if (isRepeated) planned = plan();
      run();
    };
    let planned = plan();
    return {
      unref() {
        return this;
      },
      cancel: () => planned?.cancel(),
    };
  }
}
