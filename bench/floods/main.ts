/**
 * Measures how floods of requests affect a visitor who sends a form, and how much work the server does for clients that have hung up. To
 * run only this part: node bench/floods/main.ts.
 */
import { globSync, mkdirSync, statSync } from "node:fs";
import { loadavg } from "node:os";
import { basename, join, resolve } from "node:path";
import { cleanUp, temporaryFolder } from "../cleanup.ts";
import { quantile } from "../costly.ts";
import { serviceKey, signedIn } from "../mixed/colleague.ts";
import { haveNginx } from "../nginx.ts";
import { options } from "../options.ts";
import { copySite, type StartedSite, startSite } from "../site-folder.ts";
import { progress, say, table } from "../table.ts";
import { type AbandonedFlood, type AbandonResult, leave, serveWithShippedSettings } from "./abandon.ts";
import { type BystanderTimes, type Flood, type FloodResult, measureFlood } from "./bystanders.ts";

export interface FloodBench {
  floods: FloodResult[];
  left: AbandonResult[];
}

const seconds = 3 * options.seconds;
/** The goal for the p99 of a form in ms, whatever other clients request. */
export const floodGoal = 500;

const get = (name: string, path: string, more: Partial<Flood> = {}): Flood => ({
  ...{ name, path, method: "GET", addresses: 1 },
  ...more,
});

const floodsOf = (cookie: string): Flood[] => [
  get("nothing but a file", "/dubai/ac-services/dubai-marina"),
  get("a missing page", "/x-{n}-{n}"),
  get("a missing page, from 50 addresses", "/x-{n}-{n}", { addresses: 50 }),
  get("a form to a missing page", "/x-{n}-{n}", { method: "POST" }),
  get("free times, from 250 addresses", "/free-times?service=ac&place=dubai&x={n}", { addresses: 250 }),
  get("the form of a booking", "/book?service=ac&place=dubai&x={n}"),
  get("sign-in", "/sign-in?x={n}"),
  get("a search", "/search?q=leak+{n}"),
  get("a calculator with inputs", "/calculators/water-system?v=1&people={n}"),
  get("a cooling load", "/calculators/hvac-cooling-load?v=1&area={n}"),
  get("the inbox, without a session", "/admin?x={n}"),
  get("the inbox, with a session", "/admin?x={n}", { cookie }),
];

const leaving = (script: string): AbandonedFlood[] => [
  { name: "1,000 pipelined", how: "pipeline", path: "/gone-{n}", connections: 1, requests: 1000, hold: 300 },
  { name: "20 × 100 pipelined", how: "pipeline", path: "/gone-{n}", connections: 20, requests: 100, hold: 200 },
  { name: "a script unread", how: "pipeline", path: script, connections: 10, requests: 600, hold: 15_000 },
  { name: "a page unread", how: "pipeline", path: "/contact", connections: 1000, requests: 30, hold: 15_000 },
];

export async function measureFloods(folder: string): Promise<FloodBench> {
  const data = { DATA_DIR: temporaryFolder() };
  const settings = { TRUST_PROXY: "1", FORM_LIMIT_PER_HOUR: "1000000", STAFF_MFA: "off", ...data };
  const site = await startSite(folder, { ...settings, SUPABASE_SERVICE_ROLE_KEY: serviceKey });
  const cookie = await signedIn(site.origin, data);
  const floods: FloodResult[] = [];
  for (const flood of floodsOf(cookie)) {
    progress(flood.name);
    await measureFlood(site, flood, 1); // Warms up the site.
    floods.push(await measureFlood(site, flood, seconds));
  }
  await site.end();
  const left = await measureLeaving(folder, settings);
  progress("");
  return { floods, left };
}

async function measureLeaving(folder: string, settings: Record<string, string>): Promise<AbandonResult[]> {
  const site = await startSite(folder, settings);
  const left: AbandonResult[] = [];
  if (haveNginx()) {
    const proxy = join(temporaryFolder(), "nginx");
    mkdirSync(proxy);
    const port = await serveWithShippedSettings(proxy, site.port);
    for (const connections of [1, 3]) {
      const name = `${connections} × 1,000 reset, HTTP/2 through nginx`;
      progress(name);
      left.push(
        await leave(site, port, { name, how: "reset", path: "/gone-{n}", connections, requests: 1000, hold: 500 }),
      );
    }
  }
  await site.end();
  for (const what of leaving(largestScript(folder))) left.push(await leaveAlone(folder, settings, what));
  return left;
}

/**
 * Runs one measurement on a new server process. In a process that was used before, memory from an earlier measurement would hide how much
 * this one needs.
 */
async function leaveAlone(
  folder: string,
  settings: Record<string, string>,
  what: AbandonedFlood,
): Promise<AbandonResult> {
  progress(what.name);
  const site: StartedSite = await startSite(folder, settings);
  const left = await leave(site, site.port, what);
  await site.end();
  return left;
}

function largestScript(folder: string): string {
  const sizes = globSync(join(folder, "build/client/assets/*.js")).map((file) => ({ file, size: statSync(file).size }));
  return `/assets/${basename(sizes.sort((a, b) => b.size - a.size)[0]?.file ?? "")}`;
}

export function printFloods({ floods, left }: FloodBench) {
  say(`10b. Beside a flood: ms; a form's p99 should stay below ${floodGoal}`);
  table(
    ["", "answered a second", "ms each", "form p50", "p99", "file p50", "p99", "forms", "failed"],
    floods.map((one) => [one.name, ratesIn(one.rates), one.each.toFixed(1), ...timesIn(one)]),
  );
  say(`50 keep-alive connections for ${seconds} s each, from one address unless said otherwise; one form and one file`);
  say(
    `after the other beside them, in other threads of the same machine, whose load is ${loadavg()[0]?.toFixed(1)} now.`,
  );
  say();
  say("Peers that take no answer");
  table(
    [
      "",
      "processor s",
      "after they left",
      "MB before",
      "peak",
      "after",
      "form p50",
      "p99",
      "file p50",
      "p99",
      "forms",
      "failed",
    ],
    left.map((one) => [
      one.name,
      ...one.processor.map((seconds) => seconds.toFixed(1)),
      ...one.memory,
      ...timesIn(one),
    ]),
  );
  say();
}

const ratesIn = (rates: Record<string, number>) =>
  Object.entries(rates)
    .map(([status, rate]) => `${Math.round(rate)} × ${status}`)
    .join(", ");

function timesIn({ form, file }: BystanderTimes) {
  const at = (times: number[], share: number) =>
    Math.round(
      quantile(
        times.toSorted((a, b) => a - b),
        share,
      ),
    );
  const both = [form, file].flatMap(({ times }) => [at(times, 0.5), at(times, 0.99)]);
  return [...both, form.times.length, form.failed + file.failed];
}

if (import.meta.main) {
  try {
    printFloods(await measureFloods(copySite(resolve(import.meta.dirname, "../.."), join(temporaryFolder(), "site"))));
  } finally {
    await cleanUp();
  }
}
