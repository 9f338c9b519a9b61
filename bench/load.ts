import { once } from "node:events";
import { Worker } from "node:worker_threads";

export type Load = { port: number; request: string; connections: number; seconds: number; status: number };

/** Returns the number of answers per second. The load runs in a worker thread, so that the rest of the benchmark does not slow it down. */
export async function load(what: Load): Promise<number> {
  const worker = new Worker(new URL("./load-worker.ts", import.meta.url), { workerData: what });
  const [answer] = (await once(worker, "message")) as [{ rate?: number; error?: string }];
  await worker.terminate();
  if (answer.rate === undefined) throw new Error(`Load on port ${what.port}: ${answer.error}`);
  return answer.rate;
}
