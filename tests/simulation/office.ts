import { aLead } from "#domain/leads/store/fixture.ts";
import { submitLead } from "#domain/leads/store/submit.ts";
import { retries } from "#platform/db/retry.ts";
import { currentTime } from "#platform/machine/time.ts";
import { startOutbox } from "#platform/outbox/worker.ts";
import { parseEnv } from "#platform/process/env.ts";
import { startTasks, tasksOf } from "#server/tasks.ts";
import { operations } from "#tests/pairs/operations.fixture.ts";
import { huda, type World, worldIn } from "#tests/pairs/world.fixture.ts";
import { brokenRules } from "./checker.ts";
import { type Blow, type Call, textOf } from "./history.ts";
import { MailServer, topics } from "./mail-server.ts";
import type { Place } from "./place.ts";
import type { Fault, Plan, PlannedOperation } from "./plan.ts";
import { Process } from "./process.ts";
import { seedOf } from "./random.ts";
import { Scheduler } from "./scheduler.ts";

/** The result of a plan. */
export interface Run {
  violations: string[];
  calls: Call[];
  blows: Blow[];
  turns: number;
  /** The simulated time, in ms. */
  ms: number;
  mails: number;
  fingerprint: string;
}

const second = 1000;
const hour = 3_600_000;
const start = Date.parse("2026-11-27T10:00:00+04:00");
/** A plan that needs more turns than this does not end. */
const mostTurns = 150_000;
/** All mails must have left by this time after the last fault. */
const drainFor = 60 * hour;
const settings = parseEnv({ NODE_ENV: "production", SITE_URL: "http://localhost:3000" });

/** Runs a plan on an empty database, and checks what has come of it. */
export async function runPlan(plan: Plan, place: Place, isLoud = false): Promise<Run> {
  await place.renew();
  const office = new Office(plan, place, isLoud);
  try {
    return await office.run();
  } finally {
    office.close();
  }
}

class Office {
  readonly #plan: Plan;
  readonly #place: Place;
  readonly #scheduler: Scheduler;
  readonly #mail: MailServer;
  readonly #processes: (Process | undefined)[] = [];
  readonly #all: Process[] = [];
  readonly #calls: Call[] = [];
  readonly #blows: Blow[] = [];
  readonly #problems: string[] = [];
  readonly #due = new Set<PlannedOperation>();
  /** A process that begins has a clock that is ahead by this much. */
  #ahead = 0;
  #generation = 0;
  #isHealed = false;
  #world!: World;

  constructor(plan: Plan, place: Place, isLoud: boolean) {
    this.#plan = plan;
    this.#place = place;
    this.#scheduler = new Scheduler(seedOf(plan.seed, 4, plan.order), start, plan.patience);
    this.#scheduler.settle = place.settle;
    this.#scheduler.isLoud = isLoud;
    this.#mail = new MailServer(seedOf(plan.seed, 5));
  }

  async run(): Promise<Run> {
    await this.#prepare();
    const deadlocks = retries.get("40P01") ?? 0;
    const begun = this.#scheduler.turns;
    for (let at = 0; at < this.#plan.processes; at += 1) this.#begin(at);
    for (const operation of this.#plan.operations) this.#planOperation(operation);
    await this.#place.settle();
    const waiting = this.#plan.faults.toSorted((a, b) => a.turn - b.turn);
    while (waiting.length > 0 || this.#isUnderWay()) {
      while (waiting[0] && waiting[0].turn <= this.#scheduler.turns - begun) this.#strike(waiting.shift() as Fault);
      await this.#place.settle();
      if (!(await this.#turn(begun))) break;
    }
    await this.#heal(begun);
    const { turns, time } = this.#scheduler;
    const fingerprint = this.#scheduler.fingerprint();
    this.close();
    await this.#place.settle();
    const made = this.#all.flatMap(({ refusals }) => refusals).filter((code) => code === "40P01").length;
    if ((retries.get("40P01") ?? 0) > deadlocks + made) this.#problems.push("a deadlock");
    const look = this.#place.look();
    const world = { ...this.#world, db: look.db };
    const [calls, blows, { sharesClock }] = [this.#calls, this.#blows, this.#place];
    const seen = { world, calls, blows, sharesClock, taken: this.#mail.taken };
    const violations = [...this.#problems, ...(await brokenRules(seen))];
    await look.close();
    const figures = { turns: turns - begun, ms: time - start, mails: this.#mail.taken.length };
    return { violations, calls, blows, fingerprint, ...figures };
  }

  close(): void {
    for (const process of this.#processes) if (process?.isAlive) process.kill();
  }

  /** Makes the records with which all operations work. */
  async #prepare() {
    const maker = this.#open("maker");
    const colleague = {
      name: "Huda",
      email: "huda@example.com",
      locale: "en",
      created_at: 1,
      disabled_at: null,
    } as const;
    const done = maker.run(async () => {
      const owner = { ...colleague, id: `${huda.slice(0, -1)}2`, name: "Omar", email: "omar@example.com" };
      await maker.link.db
        .insertInto("staff")
        .values([
          { ...colleague, id: huda, role: "agent" },
          { ...owner, role: "owner" },
        ])
        .execute();
      return worldIn(maker.link.db, 0);
    });
    let world: World | undefined;
    let error: unknown;
    done.then(
      (made) => {
        world = made;
      },
      (reason: unknown) => {
        error = reason ?? new Error("nothing");
      },
    );
    await this.#place.settle();
    while (!world && !error && (await this.#scheduler.turn()));
    if (!world) throw error ?? new Error("The preparation does not end.");
    this.#world = world;
    maker.kill();
  }

  #open(name: string): Process {
    this.#generation += 1;
    const process = new Process(name, this.#scheduler, seedOf(this.#plan.seed, 6, this.#generation));
    process.link = this.#place.open(process);
    this.#all.push(process);
    return process;
  }

  #begin(at: number, poll = this.#plan.poll, hasTasks = true) {
    const process = this.#open(`p${at}.${this.#generation}`);
    this.#processes[at] = process;
    process.ahead = this.#ahead;
    process.run(() => {
      const { db } = process.link;
      const outbox = startOutbox(db, this.#mail.handlersFor(process, topics), { poll });
      process.onEnd.push(() => void outbox.stop());
      if (!hasTasks || this.#plan.tasks.length === 0) return;
      const all = Object.entries(tasksOf(db, settings));
      const chosen = all.filter((_, at) => this.#plan.tasks.includes(at));
      const tasks = startTasks(db, Object.fromEntries(chosen));
      process.onEnd.push(() => void tasks.stop());
    });
  }

  #planOperation(operation: PlannedOperation, delay = operation.at, key?: string) {
    const call = () => this.#call(operation, key);
    this.#scheduler.plan(operation, `is due: ${operation.name}`, call, { from: this.#scheduler.time + delay });
    this.#due.add(operation);
  }

  #call(operation: PlannedOperation, key = `form ${operation.at} ${this.#plan.operations.indexOf(operation)}`) {
    this.#due.delete(operation);
    const { name } = operation;
    const process = this.#processes[operation.process];
    const isForm = name === "submit a form";
    if (!process?.isAlive) {
      if (isForm) this.#planOperation(operation, 20 * second, key);
      return;
    }
    const call: Call = { name, process: process.name, from: this.#scheduler.turns, ...(isForm && { key }) };
    this.#calls.push(call);
    const end = (result: Partial<Call>) => {
      if (call.to !== undefined) return;
      Object.assign(call, result, { to: this.#scheduler.turns });
      this.#scheduler.note(`${process} ${name} ends: ${textOf(call)}`);
      // A browser or a person sends the form again.
      if (isForm && call.outcome === undefined) this.#planOperation(operation, 5 * second, key);
    };
    process.onEnd.push(() => end({ isUnknown: true }));
    const world = { ...this.#world, db: process.link.db };
    const work = () =>
      isForm ? submitForm(world, key) : operations[name]?.({ ...world, now: Math.floor(currentTime()) });
    void process.run(async () => {
      try {
        end({ outcome: (await work()) ?? "nothing" });
      } catch (error) {
        end({ error, isCut: typeof error === "object" && error !== null && process.cutErrors.has(error) });
      }
    });
  }

  #isUnderWay = () => this.#due.size > 0 || this.#calls.some(({ to }) => to === undefined);

  async #turn(begun: number): Promise<boolean> {
    if (this.#scheduler.turns - begun < mostTurns) return this.#scheduler.turn();
    this.#problems.push(`it does not end within ${mostTurns} turns`);
    return false;
  }

  /** Lets a fault come. */
  #strike(fault: Fault) {
    const process = "process" in fault ? this.#processes[fault.process] : undefined;
    if ("process" in fault && !process?.isAlive) return;
    this.#scheduler.note(`fault ${JSON.stringify(fault)}`);
    // These faults come with one of the next statements.
    if (fault.kind === "commit" || fault.kind === "refuse")
      return process?.link.arm?.(fault, () => void this.#noteBlow(fault.kind, process));
    const blow = this.#noteBlow(fault.kind, process);
    const later = (ms: number, work: () => void) => {
      Object.assign(blow, { to: Number.POSITIVE_INFINITY, ended: Number.POSITIVE_INFINITY });
      const end = () => {
        if (this.#isHealed) return;
        Object.assign(blow, { to: this.#scheduler.turns, ended: this.#scheduler.time });
        work();
      };
      this.#scheduler.plan(fault, `the end of ${fault.kind}`, end, { from: this.#scheduler.time + ms });
    };
    if (fault.kind === "mail") {
      this.#mail.mode = fault.mode;
      later(fault.ms, () => {
        this.#mail.mode = "works";
      });
    } else if (fault.kind === "disk") {
      this.#place.fillDisk?.(true);
      later(fault.ms, () => this.#place.fillDisk?.(false));
    } else if (fault.kind === "failover") this.#place.failOver?.();
    else if (process) this.#strikeProcess(fault, process, later);
  }

  /** Keeps a fault that has come. It lasts for one moment, but a clock stays wrong. */
  #noteBlow(kind: Blow["kind"], process?: Process): Blow {
    const { turns, time } = this.#scheduler;
    const ended = kind === "clock" ? Number.POSITIVE_INFINITY : time;
    const blow = { kind, process: process?.name, from: turns, to: turns, began: time, ended };
    this.#blows.push(blow);
    return blow;
  }

  #strikeProcess(
    fault: Extract<Fault, { kind: "kill" | "pause" | "clock" }>,
    process: Process,
    later: (ms: number, work: () => void) => void,
  ) {
    switch (fault.kind) {
      case "kill":
        process.kill();
        return later(fault.after, () => {
          if (!this.#processes[fault.process]?.isAlive) this.#begin(fault.process);
        });
      case "pause":
        this.#scheduler.pause(process, this.#scheduler.time + fault.ms);
        return later(fault.ms, () => {});
      case "clock":
        for (const other of this.#place.sharesClock ? this.#processes : [process]) if (other) other.ahead += fault.ms;
        if (this.#place.sharesClock) this.#ahead += fault.ms;
    }
  }

  /** Ends all faults and all processes. Unless the plan is short, a new process then sends all mails that wait. */
  async #heal(begun: number) {
    this.#scheduler.note("heal");
    this.#mail.mode = "works";
    this.#place.fillDisk?.(false);
    const { turns, time } = this.#scheduler;
    for (const blow of this.#blows)
      Object.assign(blow, { to: Math.min(blow.to, turns), ended: Math.min(blow.ended, time) });
    this.#noteBlow("kill");
    this.#isHealed = true;
    this.close();
    this.#ahead = 0;
    if (this.#plan.isShort) return;
    this.#begin(0, 10 * 60 * second, false);
    await this.#place.settle();
    const look = this.#place.look();
    const end = this.#scheduler.time + drainFor;
    const waiting = look.db
      .selectFrom("outbox")
      .select("topic")
      .where("state", "in", this.#plan.hasEvening ? ["pending", "scheduled"] : ["pending"])
      .where("next_at", "<", end);
    for (;;) {
      const topics = (await waiting.execute()).map(({ topic }) => topic);
      if (topics.length === 0) break;
      if (this.#scheduler.time > end + 2 * hour) {
        this.#problems.push(`these messages never leave: ${topics.join()}`);
        break;
      }
      for (let turn = 0; turn < 40; turn += 1) if (!(await this.#turn(begun))) break;
      if (this.#problems.length > 0) break;
    }
    await look.close();
  }
}

/** A visitor sends a form with a key, by which it is stored once however often it is sent. */
const submitForm = ({ db, phone }: World, key: string) =>
  submitLead(db, { ...aLead, phone, idempotencyKey: key }, [], (leadId) => [
    { topic: "mail.office", dedupeKey: `mail.office:${leadId}`, leadId },
  ]);
