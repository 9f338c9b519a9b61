import { data, type MiddlewareFunction } from "react-router";
import { budgets } from "#platform/http/budgets.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { QueueFull, semaphore } from "#platform/process/limits.ts";

const turn = semaphore(budgets.searches);

/**
 * Renders pages of results one at a time, each in its own turn of the event loop. Hundreds of pages in a row would make all other visitors
 * wait.
 */
export const takeTurn = <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  turn(async () => {
    await yieldTurn();
    return work();
  }, signal);

export const inTurn: MiddlewareFunction<Response> = async ({ request }, next) => {
  try {
    return await takeTurn(next, request.signal);
  } catch (error) {
    if (error instanceof QueueFull) throw data(null, { status: 503, headers: { "Retry-After": "5" } });
    throw error;
  }
};
