/** Measures how fast the search answers, and how much it slows down other visitors. To run only this part: node bench/search.ts. */
import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { cleanUp, temporaryFolder } from "./cleanup.ts";
import { quantile } from "./costly.ts";
import { copySite, startSite } from "./site-folder.ts";
import { stolenSince } from "./stolen.ts";
import { median, progress, say, table } from "./table.ts";

interface Times {
  name: string;
  times: number[];
  failed: number;
}

const perSecond = 50;
const seconds = 10;
const atOnce = 200;
const plainPage = "/dubai/ac-services/dubai-marina";
/** The goal for the p99 in ms: of a search, and of a plain page that is requested meanwhile. */
export const searchGoal = 50;

const words =
  "ac repair plumber dubai sharjah pool solar camera duct filter leak tank bill noc villa painting تكييف سباك".split(
    " ",
  );
let requestCount = 0;
/**
 * Returns a search that is hardly ever the same twice. Each comes from a new client address, because searches from one address are limited.
 */
function question(path: string) {
  requestCount += 1;
  const pick = (step: number) => words[(requestCount * step + step) % words.length];
  const text = `${pick(1)} ${pick(7)} ${pick(11)}`;
  return {
    path: `${path}?q=${encodeURIComponent(text)}`,
    address: `198.18.${requestCount >> 8}.${requestCount & 255}`,
  };
}

/**
 * Measures searches, and first a plain page at the same rate. The times of the plain page show the delays that the machine itself causes.
 */
export async function measureSearch(folder: string): Promise<Times[]> {
  const { origin } = await startSite(folder, { TRUST_PROXY: "1", DATA_DIR: temporaryFolder() });
  const stolen = stolenSince();
  const ask = async (into: Times, { path, address }: { path: string; address: string }) => {
    const began = performance.now();
    const answer = await fetch(origin + path, { headers: { "x-forwarded-for": address } });
    await answer.arrayBuffer();
    into.times.push(performance.now() - began);
    if (answer.status !== 200) into.failed += 1;
  };
  const many = async (name: string, count: number, path: string, pause = 0): Promise<Times> => {
    progress(name);
    const measured: Times = { name, times: [], failed: 0 };
    const all: Promise<void>[] = [];
    for (let n = 0; n < count; n += 1) {
      all.push(ask(measured, question(path)));
      if (pause > 0) await setTimeout(pause);
    }
    await Promise.all(all);
    return measured;
  };
  await many("warm-up", 300, "/search", 20);
  const floor = await many(`a plain page, ${perSecond} a second`, perSecond * seconds, plainPage, 1000 / perSecond);
  const pages = await many(`a search, ${perSecond} a second`, perSecond * seconds, "/search", 1000 / perSecond);
  const suggestions = await many("suggestions, as many", perSecond * seconds, "/search/suggest", 1000 / perSecond);
  const visitor = visit(origin + plainPage);
  const crowd = await many(`${atOnce} searches at once`, atOnce, "/ar/search");
  const plain = await visitor();
  progress("");
  say(`The host took ${stolen() ?? "an unknown share"} of the processors' time during the searches.`);
  return [floor, pages, suggestions, crowd, plain];
}

/** Requests a page again and again. Returns the function that stops this and returns the times. */
function visit(url: string): () => Promise<Times> {
  const visitor = new Worker(new URL("./page-visitor.ts", import.meta.url), {
    workerData: { url, address: "198.19.255.1" },
  });
  return async () => {
    visitor.postMessage("stop");
    const [measured] = await once(visitor, "message");
    return { name: "a plain page meanwhile", ...measured };
  };
}

export function printSearch(measured: Times[]) {
  say(`11. Search, in ms; p99 should stay below ${searchGoal}; the askers share this machine`);
  table(
    ["", "requests", "p50", "p99", "slowest", "failed"],
    measured.map(({ name, times, failed }) => {
      const sorted = times.toSorted((a, b) => a - b);
      const figures = [median(sorted), quantile(sorted, 0.99), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(1));
      return [name, String(times.length), ...figures, String(failed)];
    }),
  );
  say();
}

if (import.meta.main) {
  try {
    printSearch(await measureSearch(copySite(resolve(import.meta.dirname, ".."), join(temporaryFolder(), "site"))));
  } finally {
    await cleanUp();
  }
}
