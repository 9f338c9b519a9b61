import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import Piscina from "piscina";
import { limitConcurrency } from "../concurrency.ts";
import type { Answer } from "./answer.ts";
import { tokenBucket } from "./token-bucket.ts";

/** How long it may take: what is soon done has a worker of its own and never stands behind what takes seconds. */
export type Cost = "moment" | "seconds";

const threads = { moment: 1, seconds: Math.min(4, Math.max(1, availableParallelism() - 1)) } satisfies Record<
  Cost,
  number
>;
/** Questions that wait for a worker, of all addresses. */
const mayQueue = 8;
/** Of one address, behind the one that is being computed or queued. */
const mayWait = 3;
const cacheBytes = 16 * 1024 * 1024;
const mostAddresses = 10_000;

/** Beside the threads of the pool: the main thread goes first wherever both want the processor. */
const niceIncrement = 10;
/** A worker that nobody needed for so long ends, and gives its memory back. */
const idleTimeout = 10 * 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/** Seconds after which whoever found the queue full may try again. */
export const soon = 5;

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
  /** Of one address; twice as much at once. */
  secondsPerMinute: number;
}

export interface Question {
  /** Path and query. */
  address: string;
  cost: Cost;
  client: string;
  signal: AbortSignal;
}

/** Worker threads that answer addresses, and who may have how much of them. */
export function createWorkers({ worker: filename, secondsPerMinute }: WorkerOptions) {
  const pool = (maxThreads: number) =>
    new Piscina<string, Answer>({ filename, minThreads: 0, maxThreads, idleTimeout, niceIncrement, resourceLimits });
  const pools = { moment: pool(threads.moment), seconds: pool(threads.seconds) } satisfies Record<Cost, unknown>;
  const clients = new LRUCache({ max: mostAddresses, memoMethod: (_: string) => limitConcurrency(1, mayWait) });
  const budget = tokenBucket(2 * secondsPerMinute, secondsPerMinute / 60);
  const known = new LRUCache<string, Answer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  async function compute({ address, cost, client, signal }: Question): Promise<Answer> {
    const wait = budget.wait(client);
    if (wait > 0) throw new Refused("budget", Math.ceil(wait));
    if (pools[cost].queueSize >= mayQueue) throw new Refused("queue", soon);
    const began = performance.now();
    let answer: Answer | undefined;
    try {
      answer = await pools[cost].run(address, { signal });
    } finally {
      // Of what was stopped nobody knows how much it had: no more than there was time.
      budget.spend(client, answer?.took ?? (performance.now() - began) / 1000);
    }
    if (answer.status === 200) known.set(address, answer);
    return answer;
  }

  return {
    /** Rejects with QueueFull or Refused where too much is asked for, and with the signal's reason. */
    answer: async (question: Question): Promise<Answer> => {
      const { address, cost, client, signal } = question;
      const answer = known.get(address);
      if (answer) return answer;
      return clients.memo(`${cost} ${client}`)(async () => known.get(address) ?? compute(question), signal);
    },
    close: () => Promise.all([pools.moment.destroy(), pools.seconds.destroy()]),
  };
}
