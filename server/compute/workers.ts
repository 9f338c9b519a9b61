import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import { createProcess } from "../child-process.ts";
import { budgets } from "../http/budgets.ts";
import { QueueFull, semaphore, tokenBucket } from "../limits.ts";
import type { Answer, Task } from "./answer.ts";

/** The two kinds of work have processes of their own, so that a quick computation never waits behind one that takes seconds. */
export type Cost = "moment" | "seconds";

const processes = { moment: 1, seconds: Math.min(4, Math.max(1, availableParallelism() - 1)) } satisfies Record<
  Cost,
  number
>;
const cacheBytes = 16 * 1024 * 1024;
const mostAddresses = 10_000;

/** Of one process. An idle one ends after this time and frees its memory; the time of a question, a start included, is its asker's. */
const limits = { idleTimeout: 60_000, mayStart: 60_000, mayTake: 120_000, heap: 384, nursery: 4, isHeard: true };

/** The Retry-After of an answer when the queue is full. */
export const retryAfterSeconds = 5;

export class Refused extends Error {
  override name = "Refused";
  readonly why: "queue" | "budget";
  readonly seconds: number;
  constructor(why: "queue" | "budget", seconds: number) {
    super("There is no time to compute this now.");
    this.why = why;
    this.seconds = seconds;
  }
}

export interface WorkerOptions {
  /** Starts such a process if it is told `compute`. */
  program: string;
  /** Seconds of computing time per minute for one address; a burst may use twice as much. */
  secondsPerMinute: number;
}

export interface Question {
  /** Path and query. */
  address: string;
  /** What is posted to it. */
  body?: string;
  cost: Cost;
  client: string;
  signal: AbortSignal;
}

const keyOf = ({ address, body }: Question) =>
  body === undefined ? address : `${address} ${createHash("sha256").update(body).digest("hex")}`;

/** So many processes, of which one that has worked already is asked first. */
function createPool(program: string, size: number) {
  const settings = { words: ["compute"], settings: process.env };
  const all = Array.from({ length: size }, () => createProcess<Task, Answer>(program, { ...limits, ...settings }));
  const free = [...all];
  const inTurn = semaphore(size, budgets.computing.mayWait);
  const ask = async (task: Task, signal: AbortSignal, used: (seconds: number) => void) => {
    const asked = free.pop() as (typeof all)[number];
    const began = performance.now();
    const byClock = () => (performance.now() - began) / 1000;
    const before = asked.processorSeconds() ?? 0;
    // This runs before the order hears of the abort and ends the process.
    const measure = () => {
      const now = asked.processorSeconds();
      used(now === undefined ? byClock() : now - before);
    };
    signal.addEventListener("abort", measure, { once: true });
    try {
      return await asked.order(task, signal);
    } catch (error) {
      // The process has ended, so the system says no more how much it had used.
      if (!signal.aborted) used(byClock());
      throw error;
    } finally {
      signal.removeEventListener("abort", measure);
      free.push(asked);
    }
  };
  return {
    /** Rejects with QueueFull, or as an order does. If an order that a process has begun does not end well, `used` hears what it took. */
    run: (task: Task, signal: AbortSignal, used: (seconds: number) => void) =>
      inTurn(() => ask(task, signal, used), signal),
    end: () => all.forEach(({ end }) => void end()),
  };
}

/** Processes that answer addresses, with a budget of computing time for each client. */
export function createWorkers({ program, secondsPerMinute }: WorkerOptions) {
  const pools = {
    moment: createPool(program, processes.moment),
    seconds: createPool(program, processes.seconds),
  } satisfies Record<Cost, unknown>;
  const clients = new LRUCache({
    max: mostAddresses,
    memoMethod: (_: string) => semaphore(1, budgets.computing.mayWaitByKey),
  });
  const budget = tokenBucket(2 * secondsPerMinute, secondsPerMinute / 60);
  const known = new LRUCache<string, Answer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  async function compute({ address, body, cost, client, signal }: Question, key: string): Promise<Answer> {
    const wait = budget.wait(client);
    if (wait > 0) throw new Refused("budget", Math.ceil(wait));
    let answer: Answer | undefined;
    let used = 0;
    try {
      answer = await pools[cost].run(body === undefined ? address : { address, body }, signal, (seconds) => {
        used = seconds;
      });
    } catch (error) {
      throw error instanceof QueueFull ? new Refused("queue", retryAfterSeconds) : error;
    } finally {
      // Time in the queue, or while the process stood still, costs the visitor nothing.
      budget.spend(client, answer?.took ?? used);
    }
    if (answer.status === 200) known.set(key, answer);
    return answer;
  }

  return {
    /** Rejects with QueueFull or Refused when there is too much work, and with the signal's reason when aborted. */
    answer: async (question: Question): Promise<Answer> => {
      const { cost, client, signal } = question;
      const key = keyOf(question);
      const answer = known.get(key);
      if (answer) return answer;
      return clients.memo(`${cost} ${client}`)(async () => known.get(key) ?? compute(question, key), signal);
    },
    /** For what was done for this client elsewhere, in seconds. */
    charge: budget.spend,
    close: () => {
      pools.moment.end();
      pools.seconds.end();
    },
  };
}
