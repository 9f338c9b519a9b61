import { plainResponse } from "#platform/http/plain-response.ts";
import { endTurn } from "#platform/http/turns.ts";
import { QueueFull } from "#platform/process/limits.ts";
import { log, logError } from "#platform/process/log.ts";
import { ComputeRefusal, type Cost, createWorkers, retryAfterSeconds, type WorkerOptions } from "./workers.ts";

let workers: ReturnType<typeof createWorkers> | undefined;

/**
 * Before this is called, everything is computed in this process. It is not called in a process that only computes, in development, or during the
 * build.
 */
export function startComputing(options: WorkerOptions) {
  workers = createWorkers(options);
  return { close: workers.close, stop: () => stopping.abort() };
}

/** A stop of the server does not wait for calculations: they are aborted, and their visitors told to ask again. */
const stopping = new AbortController();

export const hasWorkers = () => workers !== undefined;

/** Timeout in ms. */
const mayTake = 60_000;
/** The status that nginx logs when a client closes its connection before the answer. */
const clientClosedRequest = 499;

/**
 * Lets another process answer an address of this site. Only the address, and what is posted to it, is passed on, no cookies or headers, so that the
 * answer is the same for everybody and can be cached. Excess requests get 429 or 503; a closed connection aborts the computation.
 */
export async function answerInWorker(
  request: Request,
  address: string,
  cost: Cost,
  posted?: string,
): Promise<Response> {
  const late = AbortSignal.timeout(mayTake);
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

/** Charges the client of a request for computing time that another process has spent on it, in seconds. */
export const chargeFor = (request: Request, seconds: number): void => workers?.charge(clientOf(request), seconds);

const clientOf = (request: Request) => request.headers.get("x-client-address") ?? "unknown";

/** The order of query parameters does not matter, so it must not split the cache. */
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
