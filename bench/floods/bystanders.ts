import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { processorOf } from "../mixed/memory.ts";
import type { StartedSite } from "../site-folder.ts";

export interface Flood {
  name: string;
  /** The path. The text {n} in it is replaced by a new number for each request. */
  path: string;
  method: "GET" | "POST";
  cookie?: string;
  /** The number of client addresses from which the flood comes. */
  addresses: number;
}

export interface Times {
  times: number[];
  /** The number of requests that failed: the status was not 200, or the answer came too late. */
  failed: number;
}

export interface BystanderTimes {
  form: Times;
  file: Times;
}

export interface FloodResult extends BystanderTimes {
  name: string;
  /** The number of answers per second for each status. */
  rates: Record<string, number>;
  /** The processor time per answer in ms. It includes the server's other work during the flood. */
  each: number;
}

/** Runs `trouble`, and meanwhile measures the times of a visitor who sends forms and of one who requests files. */
export async function measureBystanders(origin: string, trouble: () => Promise<unknown>): Promise<BystanderTimes> {
  const visitors = new Worker(new URL("./bystander-worker.ts", import.meta.url), { workerData: { origin } });
  await once(visitors, "online");
  await trouble();
  visitors.postMessage("stop");
  const [times]: BystanderTimes[] = await once(visitors, "message");
  if (!times) throw new Error("The visitors sent no result.");
  return times;
}

export async function measureFlood(
  { origin, port, pid }: StartedSite,
  flood: Flood,
  seconds: number,
): Promise<FloodResult> {
  let rates: FloodResult["rates"] = {};
  let each = 0;
  const times = await measureBystanders(origin, async () => {
    const crowd = new Worker(new URL("./flood-worker.ts", import.meta.url), { workerData: { ...flood, port } });
    const used = processorOf(pid);
    await setTimeout(1000 * seconds);
    crowd.postMessage("stop");
    const [report] = (await once(crowd, "message")) as [{ answers: Record<string, number>; seconds: number }];
    const all = Object.values(report.answers).reduce((sum, count) => sum + count, 0);
    each = (1000 * (processorOf(pid) - used)) / all;
    rates = Object.fromEntries(
      Object.entries(report.answers).map(([status, count]) => [status, count / report.seconds]),
    );
  });
  return { name: flood.name, rates, each, ...times };
}
