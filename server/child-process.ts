import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { semaphore } from "./limits.ts";

export interface ProcessLimits {
  /** For one order, in ms. */
  mayTake?: number;
  /** For the start, in ms. */
  mayStart?: number;
  /** An idle process ends after this time and frees its memory. */
  idleTimeout?: number;
  mayQueue?: number;
  /** Of JavaScript's heap, in MB: what needs more ends the process. */
  heap?: number;
  /** Of each half of its nursery, in MB: a small one keeps a process small, a larger one is quicker for programs that make many objects. */
  nursery?: number;
  /** What the program is told as it starts. */
  words?: string[];
  /** Settings that it knows. */
  settings?: NodeJS.ProcessEnv;
  /** Whether what it writes is written by the site. */
  isHeard?: boolean;
}

/** As `npm run serve` starts Node, so that what an order took goes back to the system: a program that draws pictures takes 120 MB instead of 240. */
const malloc = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "262144", MALLOC_TRIM_THRESHOLD_: "262144" };

/** The process crashed at an order, or took too long; another order may well succeed. */
export class OrderFailed extends Error {
  override name = "OrderFailed";
}

/**
 * One process that carries out orders, one after the other: started with the first, ended when idle, and started again after a crash. Unless told
 * otherwise its environment is our settings of malloc and nothing else, so it knows no secret. It says something once it is ready, and then one answer to each order.
 */
export function createProcess<Order extends Serializable, Answer>(program: string, limits: ProcessLimits = {}) {
  const { mayTake = 15_000, mayStart = 20_000, idleTimeout = 60_000, mayQueue = 16, heap, nursery = 1 } = limits;
  const { words = [], settings, isHeard } = limits;
  const execArgv = [`--max-semi-space-size=${nursery}`, ...(heap ? [`--max-old-space-size=${heap}`] : [])];
  const output = isHeard ? "inherit" : "ignore";
  const inTurn = semaphore(1, mayQueue);
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

  async function take(order: Order, signal: AbortSignal | undefined, ms: number): Promise<Answer> {
    clearTimeout(idle);
    try {
      const child = await ready().catch(endWith);
      // Who left while it started leaves it to the next.
      signal?.throwIfAborted();
      return await answerOf(child, order, signal, ms).catch(endWith);
    } finally {
      if (running) rest(running);
    }
  }

  async function answerOf(child: ChildProcess, order: Order, signal: AbortSignal | undefined, ms: number) {
    const answer = said(child, ms, signal);
    child.send(order);
    return (await answer.catch((cause) => {
      signal?.throwIfAborted();
      throw new OrderFailed(cause.message, { cause });
    })) as Answer;
  }

  function endWith(error: unknown): never {
    end();
    throw error;
  }

  /** An idle process keeps nobody from ending; one at work does. */
  function rest(child: ChildProcess) {
    child.unref();
    child.channel?.unref();
    idle = setTimeout(end, idleTimeout).unref();
  }

  return {
    /** Returns the processor time of the running process in seconds, as Linux counts it, and undefined elsewhere. */
    processorSeconds: () => (running?.pid === undefined ? 0 : processorSecondsOf(running.pid)),
    /** Rejects with QueueFull, with OrderFailed, or when the process does not start; with the signal's reason once it aborts, which ends a process at work. */
    order: (order: Order, signal?: AbortSignal, ms = mayTake) => inTurn(() => take(order, signal, ms), signal),
    end,
  };
}

/** Linux counts in hundredths of a second: time in the program and in the system are the 14th and 15th word of this file. */
function processorSecondsOf(pid: number): number | undefined {
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
