import { setImmediate } from "node:timers/promises";

/**
 * Lets one sync of the disk serve all that wait for one: those who ask in the same turn of the event loop, and those who ask while a sync
 * runs, which may have begun before their data was written.
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
    next ??= Promise.allSettled([running, setImmediate()]).then(start);
    return next;
  };
}
