import type { MiddlewareHandler } from "hono";
import type { Repository } from "./repository.ts";

/** The largest age in ms of the host's state on a page that is only read. A save always asks the host. */
const fresh = 10_000;

/**
 * Handles one request at a time, so that nobody reads files while they are being changed. If the program itself has changed at the host,
 * `startAgain` is called after the request.
 */
export function inTurn(repository: Repository, startAgain = () => {}): MiddlewareHandler {
  let last: Promise<unknown> = Promise.resolve();
  let lastRefresh = 0;

  async function refreshed() {
    if (Date.now() - lastRefresh < fresh) return;
    lastRefresh = Date.now();
    await repository.refresh().catch((error: unknown) => console.error("The Git host did not answer.", error));
  }

  return async (context, next) => {
    // The body is read before the request waits in the queue, so that a browser that sends slowly does not keep the others waiting.
    if (context.req.method === "POST") await context.req.text();
    const turn = last.then(async () => {
      if (context.req.method === "GET") await refreshed();
      await next();
      if (await repository.isOutdated()) startAgain();
    });
    last = turn.catch(() => {});
    return turn;
  };
}
