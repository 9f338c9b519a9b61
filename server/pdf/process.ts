import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { limitConcurrency } from "../concurrency.ts";

export interface Order {
  /** The name of a file in templates/. */
  template: string;
  /** JSON. Templates read it as data, so nothing in it is ever run. */
  data: string;
  /** The date that stands in the PDF. The same order always gives the same bytes. */
  at: number;
}

export type Typeset = { pdf: Uint8Array } | { problem: string };

export interface ProcessLimits {
  /** For one order, in ms. */
  mayTake?: number;
  /** For the start, in ms. */
  mayStart?: number;
  /** An idle process ends after this time and frees its memory. */
  idleTimeout?: number;
  mayQueue?: number;
}

/** One process that typesets, one order after the other: started with the first, ended when idle, and started again after a crash. */
export function createTypesetter(program: string, limits: ProcessLimits = {}) {
  const { mayTake = 15_000, mayStart = 20_000, idleTimeout = 60_000, mayQueue = 16 } = limits;
  const inTurn = limitConcurrency(1, mayQueue);
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end() {
    clearTimeout(idle);
    running?.kill("SIGKILL");
    running = undefined;
  }

  async function ready(): Promise<ChildProcess> {
    if (running?.connected) return running;
    const child = fork(program, {
      env: {},
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    running = child;
    await said(child, mayStart);
    // An idle process keeps nobody from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  async function take(order: Order): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(idle);
    try {
      const child = await ready();
      child.send(order);
      const typeset = (await said(child, mayTake)) as Typeset;
      if ("problem" in typeset) throw new Error(typeset.problem);
      idle = setTimeout(end, idleTimeout).unref();
      return new Uint8Array(typeset.pdf);
    } catch (error) {
      end();
      throw error;
    }
  }

  return {
    /** Rejects with QueueFull, or when the process fails or takes too long. */
    typeset: (order: Order, signal?: AbortSignal) => inTurn(() => take(order), signal),
    end,
  };
}

/** The next message of the process; rejects if it ends or stays silent. */
async function said(child: ChildProcess, timeout: number): Promise<unknown> {
  const over = new AbortController();
  const late = AbortSignal.timeout(timeout);
  const signal = AbortSignal.any([over.signal, late]);
  const ended = once(child, "exit", { signal }).then(([code, by]) => {
    throw new Error(`The typesetter ended: ${code ?? by}.`);
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal }), ended]);
    return message;
  } catch (error) {
    throw late.aborted ? new Error("The typesetter took too long.") : error;
  } finally {
    over.abort();
    ended.catch(() => {});
  }
}
