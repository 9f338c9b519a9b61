import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Load on the sign-in. Each client has an account and a keep-alive connection, and sends one request after another. */
export interface AuthLoad {
  port: number;
  kind: "sign-in" | "refresh";
  accounts: { email: string; password: string; refreshToken: string }[];
  seconds: number;
}

/**
 * Load on a page: requests at a constant rate, even if earlier ones are not answered yet. So if the server stalls, the measured time of all
 * waiting requests grows (no coordinated omission).
 */
export interface PageLoad {
  port: number;
  kind: "page";
  path: string;
  perSecond: number;
  seconds: number;
}

export interface Times {
  /** The number of answers per second. */
  rate: number;
  p50: number;
  p99: number;
  max: number;
  /** The number of answers with a status other than 200. */
  failed: number;
}

/** Runs the load in a worker thread, so that the rest of the benchmark does not slow it down. */
export async function runAuthLoad(what: AuthLoad | PageLoad): Promise<Times> {
  const worker = new Worker(new URL("./auth-worker.ts", import.meta.url), { workerData: what });
  const [times]: Times[] = await once(worker, "message");
  if (!times) throw new Error("The worker sent no result.");
  await worker.terminate();
  return times;
}
