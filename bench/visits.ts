/** What counting visits costs: bytes of its scripts, how quickly messages are taken, and what another visitor notices; on its own: node bench/visits.ts. */
import { randomUUID } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { cleanUp, temporaryFolder } from "./cleanup.ts";
import { quantile } from "./costly.ts";
import { copySite, startSite } from "./site-folder.ts";
import { progress, say, table } from "./table.ts";

/** What each script contains that no other does. */
const scripts = { "counts visits": "globalPrivacyControl", "Web Vitals": "layout-shift" };
const seconds = 10;
const perSecond = 300;
const agent =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36";

interface Taken {
  name: string;
  times: number[];
  failed: number;
}
interface Visits {
  bytes: [name: string, bytes: number][];
  taken: Taken[];
  load: number;
}

export async function measureVisits(folder: string): Promise<Visits> {
  const { origin } = await startSite(folder, { TRUST_PROXY: "1", DATA_DIR: temporaryFolder() });
  let sent = 0;
  const tell = async (into: Taken) => {
    sent += 1;
    const body = new URLSearchParams({ i: randomUUID(), p: "/dubai", e: "view", z: "true" });
    const forwarded = `198.18.${(sent >> 8) & 255}.${sent & 255}`;
    const headers = { origin, "user-agent": agent, "accept-language": "en", "x-forwarded-for": forwarded };
    const began = performance.now();
    const { status } = await fetch(`${origin}/seen`, { method: "POST", headers, body });
    into.times.push(performance.now() - began);
    if (status !== 204) into.failed += 1;
  };
  const open = async (into: Taken) => {
    const began = performance.now();
    const answer = await fetch(`${origin}/dubai`, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    into.times.push(performance.now() - began);
    if (answer.status !== 200) into.failed += 1;
  };
  const paced = async (name: string, each: number, work: (into: Taken) => Promise<void>): Promise<Taken> => {
    const into: Taken = { name, times: [], failed: 0 };
    const all: Promise<void>[] = [];
    const begun = performance.now();
    while (performance.now() - begun < seconds * 1000) {
      while (all.length < ((performance.now() - begun) / 1000) * each) all.push(work(into));
      await setTimeout(5);
    }
    await Promise.all(all);
    return into;
  };
  progress("Visits");
  await paced("warm-up", 50, tell);
  const alone = await paced("a page, 20 a second, nothing counted", 20, open);
  const [taken, beside] = await Promise.all([
    paced(`messages, ${perSecond} a second`, perSecond, tell),
    paced("a page meanwhile", 20, open),
  ]);
  progress("");
  return { bytes: bytesIn(folder), taken: [alone, taken, beside], load: loadavg()[0] ?? 0 };
}

const bytesIn = (folder: string): Visits["bytes"] =>
  Object.entries(scripts).map(([name, text]) => {
    const files = globSync("build/client/assets/late-*.js", { cwd: folder }).map((file) => join(folder, file));
    const file = files.find((one) => readFileSync(one, "utf8").includes(text));
    return [name, file ? statSync(`${file}.br`).size : 0];
  });

export function printVisits({ bytes, taken, load }: Visits) {
  say(`\nCounting visits (load ${load.toFixed(1)}; milliseconds at the client)`);
  table(["script", "brotli bytes"], bytes);
  say();
  const rows = taken.map(({ name, times, failed }) => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => quantile(sorted, share).toFixed(1);
    return [name, times.length, at(0.5), at(0.95), at(0.99), failed];
  });
  table(["", "requests", "p50", "p95", "p99", "failed"], rows);
}

if (import.meta.main)
  try {
    const folder = copySite(resolve(import.meta.dirname, ".."), join(temporaryFolder(), "ours"));
    printVisits(await measureVisits(folder));
  } finally {
    await cleanUp();
  }
