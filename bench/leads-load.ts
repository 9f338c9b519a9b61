import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface LeadLoad {
  port: number;
  clients: number;
  seconds: number;
}

export interface LeadTimes {
  /** Acknowledged in a second. */
  rate: number;
  p50: number;
  p99: number;
  /** Answered with anything but an acknowledgement. */
  failed: number;
}

/** Clients who send one enquiry after the other, each on a connection that is kept; by a worker, so that nothing else of the bench slows them. */
export async function loadWithLeads(what: LeadLoad): Promise<LeadTimes> {
  const worker = new Worker(new URL("./leads-worker.ts", import.meta.url), { workerData: what });
  const [times] = (await once(worker, "message")) as [LeadTimes];
  await worker.terminate();
  return times;
}
