/**
 * Measures how much memory each kind of visit adds to the server, one kind after the other: node bench/mixed/growth.ts [SETTING=value …].
 */
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { cleanUp, temporaryFolder } from "../cleanup.ts";
import { copySite, startSite } from "../site-folder.ts";
import { table } from "../table.ts";
import { serviceKey, signedIn } from "./colleague.ts";
import { memoryOf, memoryOfChildren } from "./memory.ts";
import { visitsOf } from "./visits.ts";

/** The kinds of visits. The kind that leaves the most memory behind comes last. */
const kinds: [name: string, visits: number, atOnce: number][] = [
  ["page", 1500, 10],
  ["page uncompressed", 500, 10],
  ["asset", 700, 10],
  ["beacon", 200, 10],
  ["search", 60, 4],
  ["inbox", 20, 2],
  ["form", 60, 4],
  ["small calculation", 15, 2],
  ["cooling load", 4, 2],
  ["sign-in, wrong", 10, 2],
  ["form with photos", 6, 2],
];
const token = "a-token-of-the-bench-and-of-nobody-else";

async function growth() {
  const folder = copySite(resolve(import.meta.dirname, "../.."), join(temporaryFolder(), "site"));
  const place = { DATA_DIR: temporaryFolder(), DATABASE_URL: undefined };
  const { origin, pid } = await startSite(folder, {
    ...{ TRUST_PROXY: "1", FORM_LIMIT_PER_HOUR: "1000000", AUTH_LIMITS: "off", STAFF_MFA: "off" },
    ...{ SUPABASE_SERVICE_ROLE_KEY: serviceKey, METRICS_TOKEN: token, DATA_DIR: place.DATA_DIR },
    ...Object.fromEntries(process.argv.slice(2).map((pair) => pair.split(/=(.*)/s, 2))),
  });
  const visits = await visitsOf(origin, folder, await signedIn(origin, place));
  const heap = async () => {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    return Math.round(Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(await answer.text())?.[1]) / 1e6);
  };
  const rows: [string, number, number, number, number][] = [];
  const note = async (name: string) => {
    const { now, peak } = memoryOf(pid);
    rows.push([name, now, peak, await heap(), memoryOfChildren(pid)]);
  };
  await note("started");
  for (const [name, count, atOnce] of kinds) {
    const visit = visits.find(([known]) => known === name)?.[2];
    let left = count;
    const visitor = async () => {
      for (left -= 1; left >= 0; left -= 1) await visit?.();
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));
    await note(`${name} × ${count}`);
  }
  await setTimeout(5000);
  await note("five seconds later");
  table(["MB", "now", "peak", "heap in use", "its processes"], rows);
}

try {
  await growth();
} finally {
  await cleanUp();
}
