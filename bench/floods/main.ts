/**
 * Floods each row of the table of budgets by each transport, and measures how this affects visitors who send a form or request a file, and
 * how much work the server does for clients that have hung up. To run only this part: node bench/floods/main.ts.
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
import {
  type BystanderTimes,
  type Flood,
  type FloodResult,
  measureFlood,
  measureQuiet,
  type Times,
  type Transport,
} from "./bystanders.ts";

export interface FloodBench {
  floods: FloodResult[];
  left: AbandonResult[];
}

const seconds = 3 * options.seconds;
/** The goals for the p99 of a form and of a file in ms, whatever other clients do. */
export const floodGoal = 500;
export const fileGoal = 100;

const flood = (row: Flood["row"], name: string, path: string, more: Partial<Flood> = {}): Flood => ({
  ...{ row, name, path, method: "GET", addresses: 1 },
  ...more,
});

const form =
  "name=Sara&email=sara-{unique}@example.com&phone=%2B971501234567&page=/contact&elapsed=60000" +
  "&message=The+AC+in+room+{unique}+has+been+dripping+since+yesterday,+and+the+filter+is+clean.";

/** The first flood of each row comes by each transport, the others by fifty connections. */
const floodsOf = (cookie: string): Flood[] => [
  flood("file", "a file", "/dubai/ac-services/dubai-marina"),
  flood("document", "a search", "/search?q=leak+{n}"),
  flood("page", "a missing page", "/x-{n}-{n}"),
  flood("page", "the same, from 50 addresses", "/x-{n}-{n}", { addresses: 50 }),
  flood("page", "a language that does not exist", "/fr/dubai/ac-services?x={n}"),
  flood("page", "free times, from 250 addresses", "/free-times?service=ac&place=dubai&x={n}", { addresses: 250 }),
  flood("page", "the form of a booking", "/book?service=ac&place=dubai&x={n}"),
  flood("page", "sign-in", "/sign-in?x={n}"),
  flood("form", "contact forms", "/api/contact", { method: "POST", body: form }),
  flood("form", "a form to a missing page", "/x-{n}-{n}", { method: "POST" }),
  flood("calculation", "a cooling load", "/calculators/hvac-cooling-load?v=1&area={n}"),
  flood("calculation", "a calculator with inputs", "/calculators/water-system?v=1&people={n}"),
  flood("paper", "a report", "/calculators/hvac-cooling-load/report.pdf?v=1&area={n}"),
  flood("office", "the inbox, with a session", "/admin?x={n}", { cookie }),
  flood("office", "the same, without a session", "/admin?x={n}"),
  flood("hook", "a mail with a wrong signature", "/hooks/mail", {
    method: "POST",
    body: "a".repeat(100_000),
    headers: unproven(),
  }),
  flood("headers", "15 KB of headers", "/x-{n}-{n}", { headers: crowdedHead }),
];

const unproven = () => ({
  "content-type": "message/rfc822",
  ...{ "webhook-id": "1", "webhook-timestamp": String(Math.floor(Date.now() / 1000)), "webhook-signature": "v1,x" },
});
const crowdedHead = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`x-header-${n}`, "a".repeat(20)]));

const hostile: Transport[] = ["pipelined", "reset", "unread", "slow"];

const leaving = (script: string): AbandonedFlood[] => [
  { name: "1,000 pipelined", how: "pipeline", path: "/gone-{n}", connections: 1, requests: 1000, hold: 300 },
  { name: "20 × 100 pipelined", how: "pipeline", path: "/gone-{n}", connections: 20, requests: 100, hold: 200 },
  { name: "a script unread", how: "pipeline", path: script, connections: 10, requests: 600, hold: 15_000 },
  { name: "a page unread", how: "pipeline", path: "/contact", connections: 1000, requests: 30, hold: 15_000 },
];

export async function measureFloods(folder: string): Promise<FloodBench> {
  const data = { DATA_DIR: temporaryFolder() };
  const settings = { TRUST_PROXY: "1", FORM_LIMIT_PER_HOUR: "1000000", STAFF_MFA: "off", ...data };
  const hook = { REPLY_ADDRESS: "reply+*@example.com", MAIL_HOOK_SECRET: "a-secret-of-the-bench-0123456789" };
  const site = await startSite(folder, { ...settings, ...hook, SUPABASE_SERVICE_ROLE_KEY: serviceKey });
  const cookie = await signedIn(site.origin, data);
  await measureQuiet(site, 1); // Warms up the site.
  const floods = [await measureQuiet(site, seconds)];
  const all = floodsOf(cookie);
  for (const one of all) {
    const isFirst = all.find(({ row }) => row === one.row) === one;
    await measureFlood(site, one, "50 connections", 1); // Warms up the site.
    for (const how of ["50 connections", ...(isFirst ? hostile : [])] as const) {
      progress(`${one.name}, ${how}`);
      floods.push(await measureFlood(site, one, how, seconds));
    }
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
  say(`10b. Beside a flood of each row: ms; the p99 of a form should stay below ${floodGoal}, of a file ${fileGoal}`);
  table(
    ["row", "", "transport", "answered a second", "cpu", "left", ...timeHeads, ""],
    floods.map((one) => [
      ...[one.row, one.name, one.how, ratesIn(one.rates), ...one.processor.map((seconds) => seconds.toFixed(2))],
      ...timesIn(one),
      isKept(one) ? "" : "MISSED",
    ]),
  );
  say("cpu: seconds of the server's processor for each second; left: after the last client had gone.");
  say(`${seconds} s each, from one address unless said otherwise; one form, one file and one check of readiness`);
  say(
    `after the other beside them, in other threads of the same machine, whose load is ${loadavg()[0]?.toFixed(1)} now.`,
  );
  say();
  say("Peers that take no answer");
  table(
    ["", "processor s", "after they left", "MB before", "peak", "after", ...timeHeads],
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

const timeHeads = ["form p50", "p99", "file p50", "p99", "ready p99", "forms", "failed"];

const p99Of = ({ times }: Times) => at(times, 0.99);
const at = (times: number[], share: number) =>
  Math.round(
    quantile(
      times.toSorted((a, b) => a - b),
      share,
    ),
  );

function timesIn({ form, file, ready }: BystanderTimes) {
  const both = [form, file].flatMap((one) => [at(one.times, 0.5), p99Of(one)]);
  return [...both, p99Of(ready), form.times.length, form.failed + file.failed + ready.failed];
}

const isKept = ({ form, file, ready }: BystanderTimes) =>
  p99Of(form) <= floodGoal && p99Of(file) <= fileGoal && form.failed + file.failed + ready.failed === 0;

if (import.meta.main) {
  try {
    printFloods(await measureFloods(copySite(resolve(import.meta.dirname, "../.."), join(temporaryFolder(), "site"))));
  } finally {
    await cleanUp();
  }
}
