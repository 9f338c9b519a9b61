import { createHash } from "node:crypto";
import { randomFrom } from "./random.ts";

/** A place at which a part of the simulation waits until the scheduler lets it go on. */
interface Gate {
  /** Gates are drawn from in this order, so that it does not matter which of two answers of a database came first. */
  place: number;
  owner: object;
  label: string;
  /** The earliest time at which it may go on. */
  from: number;
  isOpen(): boolean;
  pass(): void;
}

interface GateOptions {
  from?: number;
  place?: number;
  isOpen?(): boolean;
}

/** Work that can be taken back as long as it has not begun. */
export interface Cancelable {
  cancel(): void;
}

/**
 * Lets one part of the simulation run at a time, in an order that depends on the seed only. Everything waits at a gate: a database call, a
 * timer, a call to the mail server. The scheduler opens one gate, waits until nothing moves any more, and opens the next. The time advances by
 * a few milliseconds for each turn. If all gates are closed, it jumps to the next timer.
 */
export class Scheduler {
  time: number;
  turns = 0;
  /** True if the run shows each turn on the terminal. */
  isLoud = false;
  readonly #random;
  /** The larger this number, the more often the scheduler stays with the owner of the last gate. */
  readonly #patience: number;
  readonly #gates = new Set<Gate>();
  readonly #paused = new Map<object, number>();
  readonly #history = createHash("sha256");
  #last: object | undefined;
  #places = 0;
  /** Waits until nothing moves any more. A database outside of this process replaces it. */
  settle: () => Promise<unknown> = untilIdle;

  constructor(seed: number, start: number, patience: number) {
    this.#random = randomFrom(seed);
    this.time = start;
    this.#patience = patience;
  }

  /** Waits until the scheduler lets the caller go on. */
  gate(owner: object, label: string, options: GateOptions = {}): Promise<void> {
    return new Promise((resolve) => void this.plan(owner, label, resolve, options));
  }

  plan(owner: object, label: string, pass: () => void, options: GateOptions = {}): Cancelable {
    const { from = this.time, isOpen = () => true, place = this.takePlace() } = options;
    const gate = { place, owner, label, from, isOpen, pass };
    this.#gates.add(gate);
    return { cancel: () => void this.#gates.delete(gate) };
  }

  /** Takes the next place in the order of gates. */
  takePlace(): number {
    this.#places += 1;
    return this.#places;
  }

  /** Forgets everything for which a process waits. */
  forget(owner: object): void {
    for (const gate of this.#gates) if (gate.owner === owner) this.#gates.delete(gate);
  }

  /** Stops all gates of a process until this time. */
  pause(owner: object, until: number): void {
    this.#paused.set(owner, until);
  }

  isPaused = (owner: object): boolean => this.#beginOf(owner) > this.time;

  /** Adds a line to the history. */
  note(line: string): void {
    this.#history.update(`${this.turns} ${this.time} ${line}\n`);
    if (this.isLoud) console.log(`${String(this.turns).padStart(6)} ${new Date(this.time).toISOString()} ${line}`);
  }

  /** A fingerprint of everything that has happened so far. */
  fingerprint = (): string => this.#history.copy().digest("hex");

  /** Lets one part of the simulation go on. Returns false if nobody waits for anything. */
  async turn(): Promise<boolean> {
    const open = this.#openGates();
    if (open.length === 0) return this.#advance();
    const own = open.filter(({ owner }) => owner === this.#last);
    const choice = own.length > 0 && this.#random(this.#patience) > 0 ? own : open;
    const gate = choice[this.#random(choice.length)] as Gate;
    this.#gates.delete(gate);
    this.#last = gate.owner;
    this.turns += 1;
    this.time += this.#random(4);
    this.note(`${gate.owner} ${gate.label}`);
    gate.pass();
    await this.settle();
    return true;
  }

  #openGates = () =>
    [...this.#gates]
      .filter(({ owner, from, isOpen }) => from <= this.time && this.#beginOf(owner) <= this.time && isOpen())
      .sort((one, other) => one.place - other.place);

  #beginOf = (owner: object) => this.#paused.get(owner) ?? 0;

  #advance(): boolean {
    const times = [...this.#gates].map(({ owner, from }) => Math.max(from, this.#beginOf(owner)));
    const next = Math.min(...times.filter((time) => time > this.time));
    if (next === Number.POSITIVE_INFINITY) return false;
    this.time = next;
    return true;
  }
}

/** Resolves when all promises that can be resolved are resolved. Node begins its next phase only then. */
export const untilIdle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
