import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import Piscina from "piscina";
import { limitConcurrency } from "../concurrency.ts";
import type { Answer, Task } from "./answer.ts";
import { tokenBucket } from "./token-bucket.ts";

/** The two kinds of work have workers of their own, so that a quick computation never waits behind one that takes seconds. */
export type Cost = "moment" | "seconds";

const threads = { moment: 1, seconds: Math.min(4, Math.max(1, availableParallelism() - 1)) } satisfies Record<
  Cost,
  number
>;
/** Maximum length of the queue, for all addresses together. */
const mayQueue = 8;
/** Maximum queue for one address. */
const mayWait = 3;
const cacheBytes = 16 * 1024 * 1024;
const mostAddresses = 10_000;

/** The workers' niceness: the main thread goes first when both want the processor. */
const niceIncrement = 10;
/** An idle worker ends after this time and frees its memory. */
const idleTimeout = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 12 };

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
  /** The module that a worker loads. */
  worker: string;
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

/** A pool of worker threads that answer addresses, with a budget of computing time for each client. */
export function createWorkers({ worker: filename, secondsPerMinute }: WorkerOptions) {
  const pool = (maxThreads: number) =>
    new Piscina<Task, Answer>({ filename, minThreads: 0, maxThreads, idleTimeout, niceIncrement, resourceLimits });
  const pools = { moment: pool(threads.moment), seconds: pool(threads.seconds) } satisfies Record<Cost, unknown>;
  const clients = new LRUCache({ max: mostAddresses, memoMethod: (_: string) => limitConcurrency(1, mayWait) });
  const budget = tokenBucket(2 * secondsPerMinute, secondsPerMinute / 60);
  const known = new LRUCache<string, Answer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  async function compute({ address, body, cost, client, signal }: Question, key: string): Promise<Answer> {
    const wait = budget.wait(client);
    if (wait > 0) throw new Refused("budget", Math.ceil(wait));
    if (pools[cost].queueSize >= mayQueue) throw new Refused("queue", retryAfterSeconds);
    const began = performance.now();
    let answer: Answer | undefined;
    try {
      answer = await pools[cost].run(body === undefined ? address : { address, body }, { signal });
    } finally {
      // The processor time of an aborted task is unknown, so charge the time that has passed.
      budget.spend(client, answer?.took ?? (performance.now() - began) / 1000);
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
    close: () => Promise.all([pools.moment.destroy(), pools.seconds.destroy()]),
  };
}
