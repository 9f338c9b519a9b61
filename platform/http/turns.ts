import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { fairSemaphore, type SemaphoreLimits } from "#platform/process/limits.ts";
import { withSpan } from "#platform/trace/trace.ts";
import { plainResponse } from "./plain-response.ts";

const current = new AsyncLocalStorage<() => void>();

/** Ends the turn of the request that is being answered, because it now waits for another process, which has a queue of its own. */
export const endTurn = () => current.getStore()?.();

/** nginx logs this status when a client closes its connection before the answer. */
const clientClosedRequest = 499;

/** Counts the work that is under way at this moment, so that others can wait for its end. */
export function underWay() {
  let count = 0;
  let idle = Promise.withResolvers<void>();
  return {
    /** Begins something, and returns the function that ends it. */
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
    /** Resolves once nothing is under way, and after these milliseconds at the latest. */
    async ended(patience: number): Promise<void> {
      if (count === 0) return;
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, patience);
      await Promise.race([idle.promise, late.promise]);
      clearTimeout(timer);
    },
  };
}
type UnderWay = ReturnType<typeof underWay>;

interface Order {
  /** Counts these turns while they last. */
  countedIn?: UnderWay;
  /** A turn begins when none of `others` is under way, or after `patience` milliseconds. */
  after?: { others: UnderWay; patience: number };
}

/** Makes answers in turns, which are fair between addresses (decision 0098). Nothing is made for a client that has gone. */
export function takeTurns(limits: SemaphoreLimits, { countedIn, after }: Order = {}) {
  const take = fairSemaphore(limits);
  return async (address: string, signal: AbortSignal, make: () => Promise<Response>): Promise<Response> => {
    const release = await withSpan("turn", "internal", {}, () => take(address, signal));
    if (!release && !signal.aborted) return plainResponse(503, { "retry-after": "5" });
    const done = release ? countedIn?.begin() : undefined;
    const leave = () => {
      done?.();
      release?.();
    };
    try {
      // Waits for one round of the event loop, so that what others have sent meanwhile is read before the next page is made. The end of a connection
      // may have come together with the request, and is read then too.
      await setImmediate();
      await setImmediate();
      if (after) await withSpan("turn", "internal", {}, () => after.others.ended(after.patience));
      if (!release || signal.aborted) return new Response(null, { status: clientClosedRequest });
      return await current.run(leave, make);
    } finally {
      leave();
    }
  };
}
