import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { parse, resolve } from "node:path";
import { withSpan } from "#platform/trace/trace.ts";
import { semaphore } from "./limits.ts";

export interface ProcessLimits {
  /** The largest number of processes; one that has worked already is asked first. */
  size?: number;
  /** The time limit of one order, in ms. */
  mayTake?: number;
  /** The time limit of the start, in ms. */
  mayStart?: number;
  /** An idle process ends after this time and frees its memory. */
  idleTimeout?: number;
  mayQueue?: number;
  /** The limit of JavaScript's heap, in MB: a process that needs more ends. */
  heap?: number;
  /**
   * The limit of each half of the heap's nursery, in MB: a small one keeps a process small, a larger one is quicker for programs that make many
   * objects.
   */
  nursery?: number;
  /** The arguments with which the program is started. */
  words?: string[];
  /** The environment of the program. */
  settings?: NodeJS.ProcessEnv;
  /** True if its output goes into the output of the site; otherwise it is thrown away. */
  isHeard?: boolean;
}

interface OrderOptions {
  signal?: AbortSignal;
  /** The time limit of this order, in ms. */
  mayTake?: number;
  /** Is told the processor time, in seconds, of an order that a process has begun and not ended well. */
  wasted?(seconds: number): void;
}

/**
 * These are the same settings as in `npm run serve`, so that the memory of an order goes back to the system. A program that draws pictures then takes
 * 120 MB instead of 240.
 */
const malloc = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "262144", MALLOC_TRIM_THRESHOLD_: "262144" };

/** The process crashed at an order, or took too long; another order may well succeed. */
export class OrderFailed extends Error {
  override name = "OrderFailed";
}

const pools: (() => void)[] = [];
/** Ends all processes when the server ends. */
export const endProcesses = (): void => pools.forEach((end) => void end());

/**
 * Runs processes of a program of ours (child-program.ts); each carries out one order after the other. `program` is its path from the project's root,
 * or an absolute path; it is not bundled.
 */
export function processPool<Order extends Serializable, Answer>(program: string, limits: ProcessLimits = {}) {
  const { size = 1, mayQueue = 16, words } = limits;
  const inTurn = semaphore(size, mayQueue);
  type Process = ReturnType<typeof createProcess<Order, Answer>>;
  const all: Process[] = [];
  const free: Process[] = [];
  const add = () => {
    const added = createProcess<Order, Answer>(resolve(program), limits);
    all.push(added);
    return added;
  };
  const give = async (order: Order, options: OrderOptions) => {
    const asked = free.pop() ?? add();
    return asked.take(order, options).finally(() => free.push(asked));
  };
  const end = () => all.forEach((one) => void one.end());
  pools.push(end);
  const name = words?.join("-") ?? parse(program).name;
  return {
    /**
     * Rejects with QueueFull, with OrderFailed, if the process does not start, or with the signal's reason once it aborts. An abort ends a process
     * that works on the order.
     */
    order: (order: Order, options: OrderOptions = {}): Promise<Answer> =>
      withSpan(name, "client", {}, () => inTurn(() => give(order, options), options.signal)),
    end,
  };
}

/**
 * A process is started with its first order, ended when idle, and started again after a crash. By default its environment is our settings of malloc
 * and nothing else, so it knows no secret. It sends one message once it is ready, and then one answer to each order.
 */
function createProcess<Order extends Serializable, Answer>(program: string, limits: ProcessLimits) {
  const { mayTake = 15_000, mayStart = 20_000, idleTimeout = 60_000, heap, nursery = 1 } = limits;
  const { words = [], settings, isHeard } = limits;
  const execArgv = [`--max-semi-space-size=${nursery}`, ...(heap ? [`--max-old-space-size=${heap}`] : [])];
  const output = isHeard ? "inherit" : "ignore";
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end() {
    clearTimeout(idle);
    running?.kill("SIGKILL");
    running = undefined;
  }

  async function ready(): Promise<ChildProcess> {
    if (running?.connected) {
      running.ref();
      running.channel?.ref();
      return running;
    }
    const child = fork(program, words, {
      env: { ...settings, ...malloc },
      execArgv,
      serialization: "advanced",
      stdio: ["ignore", output, output, "ipc"],
    });
    running = child;
    await said(child, mayStart);
    return child;
  }

  async function take(order: Order, { signal, mayTake: ms = mayTake, wasted }: OrderOptions): Promise<Answer> {
    clearTimeout(idle);
    const spent = wasted && stopwatch(running);
    let isForNext = false;
    try {
      const child = await ready();
      // If the asker left while the process started, the process is kept for the next asker.
      isForNext = signal?.aborted === true;
      signal?.throwIfAborted();
      return await answerOf(child, order, ms, signal);
    } catch (error) {
      if (spent) wasted(spent(running));
      if (!isForNext) end();
      throw error;
    } finally {
      if (running) rest(running);
    }
  }

  async function answerOf(child: ChildProcess, order: Order, ms: number, signal?: AbortSignal) {
    const answer = said(child, ms, signal);
    child.send(order);
    return (await answer.catch((cause) => {
      signal?.throwIfAborted();
      throw new OrderFailed(cause.message, { cause });
    })) as Answer;
  }

  /** An idle process does not keep the site running; one that works does. */
  function rest(child: ChildProcess) {
    child.unref();
    child.channel?.unref();
    idle = setTimeout(end, idleTimeout).unref();
  }

  return { take, end };
}

/**
 * Measures how much processor time an order takes, its start included. Where the system does not say it, as for a process that has ended, the clock
 * is used.
 */
function stopwatch(before: ChildProcess | undefined) {
  const began = performance.now();
  const used = before && processorSeconds(before);
  return (after: ChildProcess | undefined): number => {
    const now = after && processorSeconds(after);
    if (now === undefined) return (performance.now() - began) / 1000;
    return after === before ? now - (used ?? 0) : now;
  };
}

/** Linux counts in hundredths of a second: time in the program and in the system are the 14th and 15th word of this file. */
function processorSeconds({ pid }: ChildProcess): number | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(afterName[11]) + Number(afterName[12])) / 100;
  } catch {
    return undefined;
  }
}

/** The next message of the process; rejects if it ends or stays silent. */
async function said(child: ChildProcess, timeout: number, given?: AbortSignal): Promise<unknown> {
  const over = new AbortController();
  const late = AbortSignal.timeout(timeout);
  const signal = AbortSignal.any([over.signal, late, ...(given ? [given] : [])]);
  const ended = once(child, "exit", { signal }).then(([code, by]) => {
    throw new Error(`The process ended: ${code ?? by}.`);
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal }), ended]);
    return message;
  } catch (error) {
    throw late.aborted ? new Error("The process took too long.") : error;
  } finally {
    over.abort();
    ended.catch(() => {});
  }
}
