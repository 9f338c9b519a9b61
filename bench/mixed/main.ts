/**
 * `npm run load` simulates visitors and the office at the same time and measures what they cost the server. It runs only on this machine
 * and for a limited time.
 */
import { parseArgs } from "node:util";
import { cleanUp } from "../cleanup.ts";
import { haveNginx } from "../nginx.ts";
import { say, table } from "../table.ts";
import { processorOf, watchMemory } from "./memory.ts";
import { sendVisitors, startLoaded, type TrafficCounts } from "./traffic.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "30" },
    visitors: { type: "string", default: "20" },
    postgres: { type: "boolean", default: false },
    /** The number of server processes. If there are several, nginx is in front of them and they use PostgreSQL. */
    processes: { type: "string", default: "1" },
    /** A setting of the server, such as MALLOC_ARENA_MAX=2. The option may be repeated. */
    set: { type: "string", multiple: true, default: [] },
  },
});
const bounded = (text: string, most: number) => Math.min(most, Math.max(1, Number(text) || 1));
const seconds = bounded(values.seconds, 3600);
const visitors = bounded(values.visitors, 200);
const processes = bounded(values.processes, 8);
const onPostgres = values.postgres || processes > 1;

async function load() {
  const settings = Object.fromEntries(values.set.map((pair) => pair.split(/=(.*)/s, 2)));
  if (processes > 1 && !haveNginx()) throw new Error("Several processes stand behind nginx, which is not here.");
  const { pids, visits } = await startLoaded(settings, onPostgres, processes);
  const processor = () => pids.reduce((sum, pid) => sum + processorOf(pid), 0);
  const before = processor();
  const memory = pids.map((pid) => watchMemory(pid));
  const seen = await sendVisitors(visits, visitors, seconds);
  print(
    seen,
    memory.map((read) => read()),
    processor() - before,
  );
}

function print(
  seen: Map<string, TrafficCounts>,
  memories: ReturnType<ReturnType<typeof watchMemory>>[],
  processor: number,
) {
  const rows = [...seen].map(([name, { times, others }]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
    return [name, times.length, at(0.5), at(0.99), [...others].map(([what, n]) => `${n} × ${what}`).join(", ") || 0];
  });
  const count = rows.reduce((sum, [, times]) => sum + Number(times), 0);
  say(
    `Mixed load: ${visitors} visitors, ${seconds} s, ${onPostgres ? "PostgreSQL" : "SQLite"}, processes: ${processes} ${values.set.join(" ")}`,
  );
  table(["", "answered", "p50 ms", "p99 ms", "other answers"], rows);
  say(`${Math.round(count / seconds)} a second; ${((processor * 1000) / count).toFixed(1)} ms of processor each.`);
  for (const { middle, peak, now } of memories)
    say(`Memory of the server: ${middle} MB in the middle, ${peak} MB at the peak, ${now} MB at the end.`);
}

try {
  await load();
} finally {
  await cleanUp();
}
