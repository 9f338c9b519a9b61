import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface LeadLoad {
  port: number;
  clients: number;
  seconds: number;
}

export interface LeadTimes {
  /** The number of acknowledgements per second. */
  rate: number;
  p50: number;
  p99: number;
  /** The number of answers that are not an acknowledgement. */
  failed: number;
  /** The number of enquiries that were sent, including those of the warm-up. */
  sent: number;
}

/**
 * Runs clients that send one enquiry after another, each on a keep-alive connection. They run in a worker thread, so that the rest of the
 * benchmark does not slow them down.
 */
export async function loadWithLeads(what: LeadLoad): Promise<LeadTimes> {
  const worker = new Worker(new URL("./leads-worker.ts", import.meta.url), { workerData: what });
  const [times]: LeadTimes[] = await once(worker, "message");
  if (!times) throw new Error("The worker sent no result.");
  await worker.terminate();
  return times;
}
