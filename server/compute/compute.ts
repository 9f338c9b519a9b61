import { QueueFull } from "../concurrency.ts";
import { plain } from "../http/plain.ts";
import { log, logError } from "../log.ts";
import { type Cost, createWorkers, Refused, soon, type WorkerOptions } from "./workers.ts";

let workers: ReturnType<typeof createWorkers> | undefined;

/** Until this is called, as in a worker itself, in development and while the site is built, all is computed where it is asked for. */
export function startComputing(options: WorkerOptions) {
  workers = createWorkers(options);
  return workers;
}

export const hasWorkers = () => workers !== undefined;

/** ms, for what does not come to an end. */
const mayTake = 60_000;
/** What nginx says of a visitor who left before the answer. */
const gone = 499;

/**
 * Lets a worker thread answer an address of this site. Only the address counts, nothing that the visitor brings along, so
 * that the answer is the same for all. Too much asked is answered by 429 or 503; who has gone is worked for no longer.
 */
export async function answerInWorker(request: Request, address: string, cost: Cost): Promise<Response> {
  const late = AbortSignal.timeout(mayTake);
  const client = request.headers.get("x-client-address") ?? "unknown";
  try {
    if (!workers) throw new Error("startComputing() was not called.");
    const signal = AbortSignal.any([request.signal, late]);
    const { body, status, headers } = await workers.answer({ address: canonical(address), cost, client, signal });
    return new Response(body, { status, headers });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: gone });
    return refusal(error, late.aborted, request.headers.get("x-request-id") ?? undefined);
  }
}

/** The order of a query's names says nothing. */
function canonical(address: string): string {
  const [path = "", ...query] = address.split("?");
  const names = new URLSearchParams(query.join("?"));
  names.sort();
  return `${path}?${names}`;
}

function refusal(error: unknown, isLate: boolean, id: string | undefined): Response {
  const refuse = (status: 429 | 503, code: string, seconds: number) => {
    log("warn", { event: "compute.refused", id, code });
    return plain(status, { "retry-after": String(seconds) });
  };
  if (error instanceof Refused) return refuse(error.why === "queue" ? 503 : 429, error.why, error.seconds);
  if (error instanceof QueueFull) return refuse(429, "connections", soon);
  if (isLate) return refuse(503, "time", 60);
  logError(error, id);
  return plain(500);
}
