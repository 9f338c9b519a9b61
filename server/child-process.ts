import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { once } from "node:events";
import { limitConcurrency } from "./concurrency.ts";

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
}

/** As `npm run serve` starts Node, so that what an order took goes back to the system: a program that draws pictures takes 120 MB instead of 240. */
const env = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "262144", MALLOC_TRIM_THRESHOLD_: "262144" };
const small = "--max-semi-space-size=1";

/** The process crashed at an order, or took too long; another order may well succeed. */
export class OrderFailed extends Error {
  override name = "OrderFailed";
}

/**
 * One process that carries out orders, one after the other: started with the first, ended when idle, and started again after a crash. Its environment is
 * our settings of malloc and nothing else, so it knows no secret. It says something once it is ready, and then one answer to each order.
 */
export function createProcess<Order extends Serializable, Answer>(program: string, limits: ProcessLimits = {}) {
  const { mayTake = 15_000, mayStart = 20_000, idleTimeout = 60_000, mayQueue = 16, heap } = limits;
  const execArgv = heap ? [small, `--max-old-space-size=${heap}`] : [small];
  const inTurn = limitConcurrency(1, mayQueue);
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
    const child = fork(program, {
      env,
      execArgv,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    running = child;
    await said(child, mayStart);
    return child;
  }

  async function take(order: Order): Promise<Answer> {
    clearTimeout(idle);
    try {
      const child = await ready();
      const answer = said(child, mayTake);
      child.send(order);
      return (await answer.catch((cause) => {
        throw new OrderFailed(cause.message, { cause });
      })) as Answer;
    } catch (error) {
      end();
      throw error;
    } finally {
      if (running) rest(running);
    }
  }

  /** An idle process keeps nobody from ending; one at work does. */
  function rest(child: ChildProcess) {
    child.unref();
    child.channel?.unref();
    idle = setTimeout(end, idleTimeout).unref();
  }

  return {
    /** Rejects with QueueFull, with OrderFailed, or when the process does not start. */
    order: (order: Order, signal?: AbortSignal) => inTurn(() => take(order), signal),
    end,
  };
}

/** The next message of the process; rejects if it ends or stays silent. */
async function said(child: ChildProcess, timeout: number): Promise<unknown> {
  const over = new AbortController();
  const late = AbortSignal.timeout(timeout);
  const signal = AbortSignal.any([over.signal, late]);
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
