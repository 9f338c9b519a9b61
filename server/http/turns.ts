import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { fairSemaphore, type SemaphoreLimits } from "./fair-semaphore.ts";
import { plain } from "./plain.ts";

const current = new AsyncLocalStorage<() => void>();

/** Ends the turn of the request that is being answered, because from here on it waits for another process, which has a queue of its own. */
export const endTurn = () => current.getStore()?.();

/** The status that nginx logs when a client closes its connection before the answer. */
const clientClosedRequest = 499;

/** Makes answers in turns, fair between addresses (decision 0098). For a client that has gone nothing is made. */
export function takeTurns(limits: SemaphoreLimits) {
  const take = fairSemaphore(limits);
  return async (address: string, signal: AbortSignal, make: () => Promise<Response>): Promise<Response> => {
    const leave = await take(address, signal);
    if (!leave && !signal.aborted) return plain(503, { "retry-after": "5" });
    try {
      // It waits once round the event loop, so that what others have sent meanwhile is read before the next page is made, and the end of a connection as well:
      // it may have come together with the request.
      await setImmediate();
      await setImmediate();
      if (!leave || signal.aborted) return new Response(null, { status: clientClosedRequest });
      return await current.run(leave, make);
    } finally {
      leave?.();
    }
  };
}
