import { AsyncLocalStorage } from "node:async_hooks";
import { startTimer, yieldTurn } from "#platform/machine/timers.ts";
import { fairSemaphore, type SemaphoreLimits } from "#platform/process/limits.ts";
import type { Row } from "#platform/process/rows.ts";
import { withSpan } from "#platform/trace/trace.ts";
import { plainResponse } from "./plain-response.ts";

const current = new AsyncLocalStorage<() => void>();

/** Ends the turn of the present request early. The request now waits for another process, which has a queue of its own. */
export const endTurn = () => current.getStore()?.();

/** The status for a client that left before the answer. nginx also logs it. */
const clientClosedRequest = 499;

/** Counts work that is in progress, so that other code can wait for its end. */
export function underWay() {
  let count = 0;
  let idle = Promise.withResolvers<void>();
  return {
    /** Counts the beginning of some work. Returns the function that counts its end. */
    begin() {
      count += 1;
      let isDone = false;
      return () => {
        if (isDone) return;
        isDone = true;
        count -= 1;
        if (count > 0) return;
        idle.resolve();
        idle = Promise.withResolvers();
      };
    },
    /** Resolves when no work is in progress, or after `patience` milliseconds. */
    async ended(patience: number): Promise<void> {
      if (count === 0) return;
      const late = Promise.withResolvers<void>();
      const timer = startTimer(patience, late.resolve);
      await Promise.race([idle.promise, late.promise]);
      timer.cancel();
    },
  };
}
type UnderWay = ReturnType<typeof underWay>;

interface Order {
  /** The counter in which these turns are counted while they last. */
  countedIn?: UnderWay;
  /** A turn begins only when no work of `others` is in progress, or after `patience` milliseconds. */
  after?: { others: UnderWay; patience: number };
}

/** Makes answers in turns, which are fair between client addresses (docs/decisions/0098). Nothing is made for a client that has left. */
export function takeTurns(limits: Row<SemaphoreLimits>, { countedIn, after }: Order = {}) {
  const take = fairSemaphore(limits);
  const inTurn = async (address: string, signal: AbortSignal, make: () => Promise<Response>): Promise<Response> => {
    const release = await withSpan("turn", "internal", {}, () => take(address, signal));
    if (!release && !signal.aborted) return plainResponse(503, { "retry-after": "5" });
    const done = release ? countedIn?.begin() : undefined;
    const leave = () => {
      done?.();
      release?.();
    };
    try {
      // Waits for a round of the event loop, so that the bytes of other clients are read before the next page is made. The end of this
      // connection may have arrived together with the request; it is then read too.
      await yieldTurn();
      await yieldTurn();
      if (after) await withSpan("turn", "internal", {}, () => after.others.ended(after.patience));
      if (!release || signal.aborted) return new Response(null, { status: clientClosedRequest });
      return await current.run(leave, make);
    } finally {
      leave();
    }
  };
  /** `count` returns the number of requests of an address that wait or have their turn. */
  return Object.assign(inTurn, { count: take.count });
}
