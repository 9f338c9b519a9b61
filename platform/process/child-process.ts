import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { parse, resolve } from "node:path";
import type { Timer } from "#platform/machine/machine.ts";
import { uptime } from "#platform/machine/time.ts";
import { startTimer, timeoutSignal } from "#platform/machine/timers.ts";
import { withSpan } from "#platform/trace/trace.ts";
import { type QueueLimits, semaphore } from "./limits.ts";
import type { Row } from "./rows.ts";

export interface ProcessLimits {
  /** The largest number of processes. An order goes to a running process first, before a new one is started. */
  size?: number;
  /** The time limit of one order, in ms. */
  mayTake?: number;
  /** The time limit of the start, in ms. */
  mayStart?: number;
  /** An idle process ends after this time (in ms), which frees its memory. */
  idleTimeout?: number;
  /** The number of orders that may wait. */
  queue: Row<Pick<QueueLimits, "mayWait">>;
  /** The limit of the JavaScript heap in MB. A process that needs more ends. */
  heap?: number;
  /**
   * The limit of each half of the heap's nursery (V8's memory for new objects), in MB. A small nursery saves memory. A larger one makes
   * programs faster that create many objects.
   */
  nursery?: number;
  /** The command-line arguments of the program. */
  words?: string[];
  /** The environment of the program. */
  settings?: NodeJS.ProcessEnv;
  /** True if the output of the program goes into the output of the site. Otherwise the output is dropped. */
  isHeard?: boolean;
}

interface OrderOptions {
  signal?: AbortSignal;
  /** The time limit of this order, in ms. */
  mayTake?: number;
  /** Is called if the process has started an order and the order failed. Gets the processor time of that order in seconds. */
  wasted?(seconds: number): void;
}

/**
 * The same settings of malloc as in `npm run serve`. They return memory to the operating system after an order. A program that draws
 * pictures then takes 120 MB instead of 240.
 */
const malloc = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "262144", MALLOC_TRIM_THRESHOLD_: "262144" };

/** The process crashed during an order, or took too long. Another order may well succeed. */
export class OrderFailed extends Error {
  override name = "OrderFailed";
}

const pools: (() => void)[] = [];
/** Ends all processes of all pools, when the server stops. */
export const endProcesses = (): void => pools.forEach((end) => void end());

/**
 * Manages a number of processes that run one of our programs (see child-program.ts). Each process carries out one order after the other.
 * `program` is a path from the project's root or an absolute path; it is not bundled.
 */
export function processPool<Order extends Serializable, Answer>(program: string, limits: ProcessLimits) {
  const { size = 1, queue, words } = limits;
  const inTurn = semaphore({ ...queue, atOnce: size });
  type Process = ReturnType<typeof createProcess<Order, Answer>>;
  const all: Process[] = [];
  const free: Process[] = [];
  const add = () => {
    const added = createProcess<Order, Answer>(resolve(program), limits);
    all.push(added);
    return added;
  };
  const give = async (order: Order, options: OrderOptions) => {
    const worker = free.pop() ?? add();
    return worker.take(order, options).finally(() => free.push(worker));
  };
  const end = () => all.forEach((one) => void one.end());
  pools.push(end);
  const name = words?.join("-") ?? parse(program).name;
  return {
    /**
     * Carries out an order. Rejects with QueueFull if too many orders wait, with OrderFailed, with an error if the process does not start,
     * or with the signal's reason if it aborts. An abort ends the process that works on the order.
     */
    order: (order: Order, options: OrderOptions = {}): Promise<Answer> =>
      withSpan(name, "client", {}, () => inTurn(() => give(order, options), options.signal)),
    end,
  };
}

/**
 * Starts the process with its first order, ends it when it is idle, and starts it again after a crash. By default its environment has only
 * our malloc settings, so it knows no secrets. The process sends one message when it is ready, and then one answer for each order.
 */
function createProcess<Order extends Serializable, Answer>(program: string, limits: ProcessLimits) {
  const { mayTake = 15_000, mayStart = 20_000, idleTimeout = 60_000, heap, nursery = 1 } = limits;
  const { words = [], settings, isHeard } = limits;
  const execArgv = [`--max-semi-space-size=${nursery}`, ...(heap ? [`--max-old-space-size=${heap}`] : [])];
  const output = isHeard ? "inherit" : "ignore";
  let running: ChildProcess | undefined;
  let idle: Timer | undefined;

  function end() {
    idle?.cancel();
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
    idle?.cancel();
    const spent = wasted && stopwatch(running);
    let isForNext = false;
    try {
      const child = await ready();
      // If the caller aborted while the process started, the process is kept for the next caller.
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

  /** Lets the site exit while this process is idle. A process that works on an order keeps the site running. */
  function rest(child: ChildProcess) {
    child.unref();
    child.channel?.unref();
    idle = startTimer(idleTimeout, end).unref();
  }

  return { take, end };
}

/**
 * Measures the processor time of an order, including the start of the process, in seconds. If the system does not report it (for example,
 * because the process has ended), the elapsed time is used.
 */
function stopwatch(before: ChildProcess | undefined) {
  const began = uptime();
  const used = before && processorSeconds(before);
  return (after: ChildProcess | undefined): number => {
    const now = after && processorSeconds(after);
    if (now === undefined) return (uptime() - began) / 1000;
    return after === before ? now - (used ?? 0) : now;
  };
}

/** Reads /proc/PID/stat on Linux. Fields 14 and 15 are the times in the program and in the system, in hundredths of a second. */
function processorSeconds({ pid }: ChildProcess): number | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(afterName[11]) + Number(afterName[12])) / 100;
  } catch {
    return undefined;
  }
}

/** Resolves with the next message of the process. Rejects if the process ends or sends nothing in time. */
async function said(child: ChildProcess, timeout: number, callerSignal?: AbortSignal): Promise<unknown> {
  const over = new AbortController();
  const late = timeoutSignal(timeout);
  const signal = AbortSignal.any([over.signal, late, ...(callerSignal ? [callerSignal] : [])]);
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
