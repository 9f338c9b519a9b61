/** Measures what other visitors notice while twenty of the most expensive calculations run. To run only this part: node bench/costly.ts. */
import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { costliest } from "#tests/reliability/support/costly.ts";
import { submit } from "#tests/reliability/support/visitors.ts";
import { cleanUp, temporaryFolder } from "./cleanup.ts";
import { copySite, startSite } from "./site-folder.ts";
import { median, progress, say, table } from "./table.ts";

interface Times {
  name: string;
  idle: number[];
  busy: number[];
}
export interface CostlyBench {
  times: Times[];
  /** The number of calculations that were finished during the measurement. */
  finished: number;
}

const inFlight = 20;
/** The number of client addresses. The calculations of one address stay below the limit for each address. */
const addresses = 5;
/** The goals in ms: for the p99 of a page, and for a form. */
export const costlyGoals = { page: 50, form: 500 };

export async function measureCostly(folder: string): Promise<CostlyBench> {
  const env = { TRUST_PROXY: "1", FORM_LIMIT_PER_HOUR: "1000000", DATA_DIR: temporaryFolder() };
  const { origin, port } = await startSite(folder, env);
  let last = 20;
  const another = () => {
    last += 1;
    return last;
  };
  const visits: [name: string, count: number, visit: () => Promise<boolean>][] = [
    ["a page", 500, () => isFine(`${origin}/dubai/ac-services/dubai-marina`)],
    ["a page made now (404)", 50, async () => (await get(`${origin}/no-such-page`)).status === 404],
    ["a contact form", 50, async () => (await submit(port, randomUUID())).status === 200],
    ["a small calculation", 50, () => isFine(`${origin}/calculators/water-system?v=1&people=${another()}`)],
    ["a room's cooling load", 50, () => isFine(`${origin}/calculators/hvac-cooling-load?v=1&area=${another()}`)],
  ];
  const all = async () => {
    const results: number[][] = [];
    for (const [name, count, visit] of visits) {
      progress(name);
      results.push(await timesOf(count, visit));
    }
    progress("");
    return results;
  };
  await all(); // Warms up the server.
  const idle = await all();
  const crowd = askAll(origin);
  await crowd.begun;
  const busy = await all();
  const finished = await crowd.leave();
  return { times: visits.map(([name], at) => ({ name, idle: idle[at] ?? [], busy: busy[at] ?? [] })), finished };
}

const get = (url: string, address = "198.19.255.1") => fetch(url, { headers: { "x-forwarded-for": address } });

async function isFine(url: string): Promise<boolean> {
  const answer = await get(url);
  await answer.arrayBuffer();
  return answer.status === 200;
}

async function timesOf(count: number, visit: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const began = performance.now();
    if (!(await visit())) throw new Error("An answer that was none");
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

/** Starts clients. Each sends the next request when its last request was answered, until `leave` is called. */
function askAll(origin: string) {
  const leaving = new AbortController();
  let variant = 0;
  let finished = 0;
  const first = Promise.withResolvers<void>();
  const ask = async (address: string) => {
    while (!leaving.signal.aborted) {
      variant += 1;
      const headers = { "x-forwarded-for": address };
      const answer = await fetch(origin + costliest(variant), { headers, signal: leaving.signal });
      await answer.arrayBuffer();
      if (answer.status === 200) finished += 1;
      else await setTimeout(1000, undefined, { signal: leaving.signal }); // The request timed out, or was refused by the rate limit.
      first.resolve();
    }
  };
  const askers = Array.from({ length: inFlight }, (_, at) =>
    ask(`198.18.0.${at % addresses}`).catch((error) => leaving.signal.aborted || first.reject(error)),
  );
  const leave = async () => {
    leaving.abort();
    await Promise.all(askers);
    return finished;
  };
  return { begun: first.promise, leave };
}

export const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export function printCostly({ times, finished }: CostlyBench) {
  say(
    `10. While ${inFlight} of the costliest calculations are under way (20 rooms, 160 walls, 960 windows each), in ms`,
  );
  const figures = (sorted: number[]) => [median(sorted), quantile(sorted, 0.99), sorted.at(-1) ?? 0];
  table(
    ["", "p50 idle", "p99 idle", "slowest", "p50 busy", "p99 busy", "slowest"],
    times.map(({ name, idle, busy }) => [name, ...[...figures(idle), ...figures(busy)].map((ms) => ms.toFixed(1))]),
  );
  say(`${finished} of them were finished meanwhile. The askers share this machine.`);
  say();
}

if (import.meta.main) {
  try {
    printCostly(await measureCostly(copySite(resolve(import.meta.dirname, ".."), join(temporaryFolder(), "site"))));
  } finally {
    await cleanUp();
  }
}
