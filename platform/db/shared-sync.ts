import { yieldTurn } from "#platform/machine/timers.ts";

/**
 * Lets one sync of the disk serve all callers that wait at the same time. Callers in the same turn of the event loop share a sync. Callers
 * that arrive while a sync runs share the next sync, because the running one may have begun before their data was written.
 */
export function sharedSync(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    running = sync();
    return running;
  };
  return () => {
    next ??= Promise.allSettled([running, yieldTurn()]).then(start);
    return next;
  };
}
