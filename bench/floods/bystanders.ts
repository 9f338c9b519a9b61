import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { classes } from "#platform/http/budgets.ts";
import { processorOf } from "../mixed/memory.ts";
import type { StartedSite } from "../site-folder.ts";

/** How the clients of a flood use their connections. */
export type Transport = "50 connections" | "pipelined" | "reset" | "unread" | "slow";

export interface Flood {
  /** The row of `classes` in platform/http/budgets.ts, or the kind of client that is no class. */
  row: keyof typeof classes | "headers";
  name: string;
  /** The path. The text {n} in it and in the body is replaced by a new number for each request. */
  path: string;
  method: "GET" | "POST";
  cookie?: string;
  headers?: Record<string, string>;
  body?: string;
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
  /** The checks for readiness, which no flood may hold up. */
  ready: Times;
}

export interface FloodResult extends BystanderTimes {
  row: Flood["row"] | "control";
  name: string;
  how: Transport | "–";
  /** The number of answers per second for each status. */
  rates: Record<string, number>;
  /** The processor time of the server per second of the flood, and after the last client has left, in seconds. */
  processor: [during: number, afterwards: number];
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
  how: Transport,
  seconds: number,
): Promise<FloodResult> {
  let rates: FloodResult["rates"] = {};
  let during = 0;
  let left = 0;
  const times = await measureBystanders(origin, async () => {
    const usual = new URL("./flood-worker.ts", import.meta.url);
    const hostile = new URL("./hostile-worker.ts", import.meta.url);
    const crowd = new Worker(how === "50 connections" ? usual : hostile, { workerData: { ...flood, how, port } });
    const used = processorOf(pid);
    await setTimeout(1000 * seconds);
    during = (processorOf(pid) - used) / seconds;
    crowd.postMessage("stop");
    const [report] = (await once(crowd, "message")) as [{ answers: Record<string, number>; seconds: number }];
    left = processorOf(pid);
    rates = Object.fromEntries(
      Object.entries(report.answers).map(([status, count]) => [status, count / report.seconds]),
    );
    await crowd.terminate();
  });
  await untilIdle(pid);
  const processor: FloodResult["processor"] = [during, processorOf(pid) - left];
  return { row: flood.row, name: flood.name, how, rates, processor, ...times };
}

/** Measures the visitors alone. Beside other work on the machine, only the difference to these times is due to a flood. */
export async function measureQuiet({ origin, pid }: StartedSite, seconds: number): Promise<FloodResult> {
  const used = processorOf(pid);
  const times = await measureBystanders(origin, () => setTimeout(1000 * seconds));
  const during = (processorOf(pid) - used) / seconds;
  return { row: "control", name: "no flood", how: "–", rates: {}, processor: [during, 0], ...times };
}

/** Waits until the process has used almost no processor time for half a second. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = -1, now = processorOf(pid); now - before > 0.03; ) {
    before = now;
    await setTimeout(500);
    now = processorOf(pid);
  }
}
