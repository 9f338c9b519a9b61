/** npm run load: visitors and the office at once, on this machine only and for a bounded time; what it costs the server. */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "#scripts/test/postgres.ts";
import { atEnd, cleanUp, temporaryFolder } from "../cleanup.ts";
import { copySite, startSite } from "../site-folder.ts";
import { say, table } from "../table.ts";
import { serviceKey, signedIn } from "./colleague.ts";
import { processorOf, watchMemory } from "./memory.ts";
import { type Visit, visitsOf } from "./visits.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "30" },
    visitors: { type: "string", default: "20" },
    postgres: { type: "boolean", default: false },
    /** A setting of the server, such as MALLOC_ARENA_MAX=2; any number of times. */
    set: { type: "string", multiple: true, default: [] },
  },
});
const bounded = (text: string, most: number) => Math.min(most, Math.max(1, Number(text) || 1));
const seconds = bounded(values.seconds, 3600);
const visitors = bounded(values.visitors, 200);

interface Seen {
  times: number[];
  others: Map<number | string, number>;
}

async function load() {
  const folder = copySite(resolve(import.meta.dirname, "../.."), join(temporaryFolder(), "site"));
  const place = { DATA_DIR: temporaryFolder(), DATABASE_URL: values.postgres ? await postgres() : undefined };
  const { DATABASE_URL, DATA_DIR } = place;
  const { origin, pid } = await startSite(folder, {
    ...{ TRUST_PROXY: "1", FORM_LIMIT_PER_HOUR: "1000000", AUTH_LIMITS: "off", STAFF_MFA: "off" },
    ...{ SUPABASE_SERVICE_ROLE_KEY: serviceKey, ...(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR }) },
    ...Object.fromEntries(values.set.map((pair) => pair.split(/=(.*)/s, 2))),
  });
  const visits = await visitsOf(origin, folder, await signedIn(origin, place));
  const before = processorOf(pid);
  const memory = watchMemory(pid);
  const seen = await run(visits);
  print(seen, memory(), processorOf(pid) - before);
}

async function postgres() {
  const started = await startPostgres();
  if (!started) throw new Error("There is no PostgreSQL here.");
  atEnd(() => started.stop());
  return started.url;
}

/** Each visitor makes one visit after the other, chosen by chance in the proportion of the shares. */
async function run(visits: [string, number, Visit][]) {
  const all = visits.reduce((sum, [, share]) => sum + share, 0);
  const seen = new Map(visits.map(([name]) => [name, { times: [], others: new Map() } as Seen]));
  const end = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < end) {
      const [name, , visit] = chosen(visits, Math.random() * all);
      const began = performance.now();
      const status = await visit().catch((error: Error) => error.cause?.toString() ?? String(error));
      const one = seen.get(name) as Seen;
      if ([200, 204, 304].includes(Number(status))) one.times.push(performance.now() - began);
      else one.others.set(status, (one.others.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return seen;
}

function chosen(visits: [string, number, Visit][], at: number): [string, number, Visit] {
  let left = at;
  for (const visit of visits) {
    left -= visit[1];
    if (left < 0) return visit;
  }
  return visits[0] as [string, number, Visit];
}

function print(seen: Map<string, Seen>, memory: { middle: number; now: number; peak: number }, processor: number) {
  const rows = [...seen].map(([name, { times, others }]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
    return [name, times.length, at(0.5), at(0.99), [...others].map(([what, n]) => `${n} × ${what}`).join(", ") || 0];
  });
  const count = rows.reduce((sum, [, times]) => sum + Number(times), 0);
  say(
    `Mixed load: ${visitors} visitors, ${seconds} s, ${values.postgres ? "PostgreSQL" : "SQLite"} ${values.set.join(" ")}`,
  );
  table(["", "answered", "p50 ms", "p99 ms", "other answers"], rows);
  say(`${Math.round(count / seconds)} a second; ${((processor * 1000) / count).toFixed(1)} ms of processor each.`);
  say(
    `Memory of the server: ${memory.middle} MB in the middle, ${memory.peak} MB at the peak, ${memory.now} MB at the end.`,
  );
}

try {
  await load();
} finally {
  await cleanUp();
}
