import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import { budgets } from "#platform/http/budgets.ts";
import { processPool } from "#platform/process/child-process.ts";
import { QueueFull, semaphore, tokenBucket } from "#platform/process/limits.ts";
import type { Answer, Task } from "./answer.ts";

/** Quick and slow computations have separate processes, so that a quick computation never waits behind a slow one. */
export type Cost = "moment" | "seconds";

const processes = { moment: 1, seconds: Math.min(4, Math.max(1, availableParallelism() - 1)) } satisfies Record<
  Cost,
  number
>;
const mostAddresses = 10_000;

/**
 * The limits of one process. An idle process ends after `idleTimeout` ms, which frees its memory. `mayTake` is only the default: the caller
 * sets the real limit with a signal, and that limit includes the start of the process.
 */
const limits = {
  ...{ idleTimeout: 60_000, mayStart: 60_000, mayTake: 120_000, queue: budgets.computing },
  ...{ heap: 384, nursery: 4, isHeard: true, words: ["compute"], settings: process.env },
};

/** The value of the Retry-After header when the queue is full. */
export const retryAfterSeconds = 5;

export class ComputeRefusal extends Error {
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
  /** The program that is started with the argument `compute` and then works as a worker process. */
  program: string;
  /** Seconds of computing time per minute for one client address. A burst may use twice this value. */
  secondsPerMinute: number;
}

export interface Question {
  /** Path and query. */
  address: string;
  /** The body of the request to the address. */
  body?: string;
  cost: Cost;
  client: string;
  signal: AbortSignal;
}

const keyOf = ({ address, body }: Question) =>
  body === undefined ? address : `${address} ${createHash("sha256").update(body).digest("hex")}`;

/** Starts worker processes that answer addresses. Each client has a budget of computing time. */
export function createWorkers({ program, secondsPerMinute }: WorkerOptions) {
  const poolOf = (cost: Cost) => processPool<Task, Answer>(program, { ...limits, size: processes[cost] });
  const pools = { moment: poolOf("moment"), seconds: poolOf("seconds") } satisfies Record<Cost, unknown>;
  const clients = new LRUCache({
    max: mostAddresses,
    memoMethod: (_: string) => semaphore(budgets.computingOfAddress),
  });
  const budget = tokenBucket({
    ...{ ...budgets.computingTime, atOnce: budgets.computingTime.minutes * secondsPerMinute },
    aSecond: secondsPerMinute / 60,
  });
  const known = new LRUCache<string, Answer>({
    maxSize: budgets.computing.cache,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  async function compute({ address, body, cost, client, signal }: Question, key: string): Promise<Answer> {
    const wait = budget.wait(client);
    if (wait > 0) throw new ComputeRefusal("budget", Math.ceil(wait));
    let answer: Answer | undefined;
    let used = 0;
    try {
      const wasted = (seconds: number) => {
        used = seconds;
      };
      answer = await pools[cost].order(body === undefined ? address : { address, body }, { signal, wasted });
    } catch (error) {
      throw error instanceof QueueFull ? new ComputeRefusal("queue", retryAfterSeconds) : error;
    } finally {
      // The visitor does not pay for time in the queue, or for time in which the process was stopped.
      budget.spend(client, answer?.took ?? used);
    }
    if (answer.status === 200) known.set(key, answer);
    return answer;
  }

  return {
    /**
     * Rejects with ComputeRefusal when the queue is full or the client's budget is used up, and with the signal's reason when the signal
     * aborts.
     */
    answer: async (question: Question): Promise<Answer> => {
      const { cost, client, signal } = question;
      const key = keyOf(question);
      const answer = known.get(key);
      if (answer) return answer;
      return clients.memo(`${cost} ${client}`)(async () => known.get(key) ?? compute(question, key), signal);
    },
    /** Subtracts computing time (in seconds) that another process has spent from the budget of a client. */
    charge: budget.spend,
    close: () => {
      pools.moment.end();
      pools.seconds.end();
    },
  };
}
