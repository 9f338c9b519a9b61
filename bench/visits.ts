/**
 * Measures the cost of counting visits: the size of the scripts, how fast messages are accepted, how much other visitors and forms are
 * slowed down, and how many points a page loses by the script. To run only this part: node bench/visits.ts.
 */
import { randomUUID } from "node:crypto";
import { cpSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { submit } from "#tests/reliability/support/visitors.ts";
import { cleanUp, temporaryFolder } from "./cleanup.ts";
import { quantile } from "./costly.ts";
import { metrics, type Run, visit } from "./lighthouse.ts";
import { options } from "./options.ts";
import { copySite, serveSite, startSite } from "./site-folder.ts";
import { median, progress, say, table } from "./table.ts";

/** For each script, a text that only this script contains. */
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
  /** The results of the same page with the script and without it. */
  speed: { counting: Run[]; silent: Run[] };
  load: number;
}
const page = "/dubai/ac-services";

export async function measureVisits(folder: string): Promise<Visits> {
  const settings = { TRUST_PROXY: "1", DATA_DIR: temporaryFolder(), FORM_LIMIT_PER_HOUR: "1000000" };
  const { origin, port } = await startSite(folder, settings);
  let sent = 0;
  const tell = async (into: Taken) => {
    sent += 1;
    const body = new URLSearchParams({ i: randomUUID(), p: "/dubai", e: "view", z: "true", n: "navigate" });
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
  const ask = async (into: Taken) => {
    const began = performance.now();
    const { status } = await submit(port, randomUUID());
    into.times.push(performance.now() - began);
    if (status !== 200) into.failed += 1;
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
  const forms = await paced("a form, 5 a second, nothing counted", 5, ask);
  const meanwhile = await Promise.all([
    paced(`messages, ${perSecond} a second`, perSecond, tell),
    paced("a page meanwhile", 20, open),
    paced("a form meanwhile", 5, ask),
  ]);
  const load = loadavg()[0] ?? 0;
  const speed = await withAndWithout(folder, origin);
  progress("");
  return { bytes: bytesIn(folder), taken: [alone, forms, ...meanwhile], speed, load };
}

/** Measures both pages in turn with Lighthouse's phone, so that other load on the machine affects both. */
async function withAndWithout(folder: string, counting: string): Promise<Visits["speed"]> {
  const other = join(temporaryFolder(), "silent");
  cpSync(folder, other, { recursive: true, verbatimSymlinks: true });
  silence(other);
  const silent = await serveSite(other);
  const speed: Visits["speed"] = { counting: [], silent: [] };
  for (let run = 0; run < options.runs; run += 1) {
    progress(`Lighthouse ${run + 1}/${options.runs}`);
    const turns = [
      async () => speed.counting.push(await visit(counting + page, false)),
      async () => speed.silent.push(await visit(silent + page, false)),
    ];
    for (const turn of run % 2 ? turns.toReversed() : turns) await turn();
  }
  return speed;
}

/**
 * Replaces the script by an empty file, which the page still requests. So the comparison measures only the work of the script and not its
 * request.
 */
function silence(folder: string) {
  const file = scriptIn(folder, scripts["counts visits"]);
  if (!file) throw new Error("The script that counts is not in this build.");
  writeFileSync(file, "");
  writeFileSync(`${file}.br`, brotliCompressSync(""));
  writeFileSync(`${file}.gz`, gzipSync(""));
}

const scriptIn = (folder: string, text: string): string | undefined =>
  globSync("build/client/assets/late-*.js", { cwd: folder })
    .map((file) => join(folder, file))
    .find((file) => readFileSync(file, "utf8").includes(text));

const bytesIn = (folder: string): Visits["bytes"] =>
  Object.entries(scripts).map(([name, text]) => {
    const file = scriptIn(folder, text);
    return [name, file ? statSync(`${file}.br`).size : 0];
  });

export function printVisits({ bytes, taken, speed, load }: Visits) {
  say(`\nCounting visits (load ${load.toFixed(1)}; milliseconds at the client)`);
  table(["script", "brotli bytes"], bytes);
  say();
  const rows = taken.map(({ name, times, failed }) => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => quantile(sorted, share).toFixed(1);
    return [name, times.length, at(0.5), at(0.95), at(0.99), failed];
  });
  table(["", "requests", "p50", "p95", "p99", "failed"], rows);
  say(
    `\n${page} on Lighthouse's phone with the script that counts and with an empty one, median of ${speed.silent.length}`,
  );
  const names = Object.keys(metrics) as (keyof typeof metrics)[];
  const middle = (runs: Run[], name: keyof typeof metrics) =>
    median(runs.map(({ values }) => values[name])).toFixed(name === "CLS" ? 3 : 0);
  table(
    ["", ...names],
    [
      ["counting", ...names.map((name) => middle(speed.counting, name))],
      ["silent", ...names.map((name) => middle(speed.silent, name))],
    ],
  );
}

if (import.meta.main)
  try {
    const folder = copySite(resolve(import.meta.dirname, ".."), join(temporaryFolder(), "ours"));
    printVisits(await measureVisits(folder));
  } finally {
    await cleanUp();
  }
