import { plainResponse } from "#platform/http/plain-response.ts";
import { endTurn } from "#platform/http/turns.ts";
import { timeoutSignal } from "#platform/machine/timers.ts";
import { QueueFull } from "#platform/process/limits.ts";
import { log, logError } from "#platform/process/log.ts";
import { ComputeRefusal, type Cost, createWorkers, retryAfterSeconds, type WorkerOptions } from "./workers.ts";

let workers: ReturnType<typeof createWorkers> | undefined;

/**
 * Starts the worker processes. Until this is called, everything is computed in the current process. The worker processes themselves,
 * development and the build never call it.
 */
export function startComputing(options: WorkerOptions) {
  workers = createWorkers(options);
  return { close: workers.close, stop: () => stopping.abort() };
}

/** When the server stops, it does not wait for calculations. They are aborted, and the visitors are asked to try again. */
const stopping = new AbortController();

export const hasWorkers = () => workers !== undefined;

/** The timeout of one calculation in ms. */
const mayTake = 60_000;
/** The status that nginx logs when a client closes its connection before the answer was sent. */
const clientClosedRequest = 499;

/**
 * Computes the answer for an address of this site in a worker process. Only the address and the posted body are passed on. Cookies and
 * headers are not, so the answer is the same for everybody and can be cached. If there is too much work, the client gets 429 or 503. If the
 * client closes the connection, the computation is aborted.
 */
export async function answerInWorker(
  request: Request,
  address: string,
  cost: Cost,
  posted?: string,
): Promise<Response> {
  const late = timeoutSignal(mayTake);
  const client = clientOf(request);
  try {
    if (!workers) throw new Error("startComputing() was not called.");
    endTurn();
    const signal = AbortSignal.any([request.signal, late, stopping.signal]);
    const { body, status, headers } = await workers.answer({
      ...{ address: canonical(address), body: posted },
      ...{ cost, client, signal },
    });
    return new Response(body, { status, headers });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: clientClosedRequest });
    return refusal(error, late.aborted, request.headers.get("x-request-id") ?? undefined);
  }
}

/** Subtracts computing time from the budget of the client. Another process has already spent this time on the request. In seconds. */
export const chargeFor = (request: Request, seconds: number): void => workers?.charge(clientOf(request), seconds);

const clientOf = (request: Request) => request.headers.get("x-client-address") ?? "unknown";

/** Sorts the query parameters, because their order does not matter and must not produce two entries in the cache. */
function canonical(address: string): string {
  const [path = "", ...query] = address.split("?");
  const names = new URLSearchParams(query.join("?"));
  names.sort();
  return `${path}?${names}`;
}

function refusal(error: unknown, isLate: boolean, id: string | undefined): Response {
  const refuse = (status: 429 | 503, code: string, seconds: number) => {
    log("warn", { event: "compute.refused", id, code });
    return plainResponse(status, { "retry-after": String(seconds) });
  };
  if (error instanceof ComputeRefusal) return refuse(error.why === "queue" ? 503 : 429, error.why, error.seconds);
  if (error instanceof QueueFull) return refuse(429, "connections", retryAfterSeconds);
  if (stopping.signal.aborted) return refuse(503, "stopping", retryAfterSeconds);
  if (isLate) return refuse(503, "time", 60);
  logError(error, id);
  return plainResponse(500);
}
