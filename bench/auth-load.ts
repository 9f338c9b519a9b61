import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** One after the other, each client with an account of its own, on a connection that is kept. */
export interface AuthLoad {
  port: number;
  kind: "sign-in" | "refresh";
  accounts: { email: string; password: string; refreshToken: string }[];
  seconds: number;
}

/** Asked for at a steady pace, whether the last one was answered or not: a stall is then seen by all who wait in it. */
export interface PageLoad {
  port: number;
  kind: "page";
  path: string;
  perSecond: number;
  seconds: number;
}

export interface Times {
  /** Answered in a second. */
  rate: number;
  p50: number;
  p99: number;
  max: number;
  /** Answered with anything but a 200. */
  failed: number;
}

/** By a worker, so that nothing else of the bench slows it. */
export async function under(what: AuthLoad | PageLoad): Promise<Times> {
  const worker = new Worker(new URL("./auth-worker.ts", import.meta.url), { workerData: what });
  const [times] = (await once(worker, "message")) as [Times];
  await worker.terminate();
  return times;
}
