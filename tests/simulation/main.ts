import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Simulation } from "#domain/operations/office/status/simulation.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { memoryFolder } from "#scripts/test/memory.ts";
import { type Postgres, startPostgres } from "#scripts/test/postgres.ts";
import { type Call, textOf } from "./history.ts";
import { type Run, runPlan } from "./office.ts";
import type { Place } from "./place.ts";
import { type Plan, planOf } from "./plan.ts";
import { postgresPlace } from "./postgres.ts";
import { shrink } from "./shrink.ts";
import { sqlitePlace } from "./sqlite.ts";

/** The change run and the nightly run of `npm test` set TEST_SET. */
const isChange = process.env.TEST_SET === "change";
const isNight = process.env.TEST_SET === "nightly";
const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: isChange ? "7" : today },
    minutes: { type: "string", default: isNight ? "10" : "1" },
    hours: { type: "string" },
    /** Writes the figures of this run into docs/simulation.json, as a run of hours always does. */
    record: { type: "boolean", default: false },
    /** Ends after so many turns, so that it is the same on each machine. */
    turns: { type: "string", ...(isChange && { default: "25000" }) },
    database: { type: "string", default: isChange || isNight ? "both" : "sqlite" },
    /** Ends with the first plan that breaks a rule, and does not make it smaller. */
    bail: { type: "boolean", default: false },
    /** Runs one plan, which is its seed or its JSON, and shows each turn. */
    plan: { type: "string" },
  },
});

setLogLevel("silent");
const none = { plans: 0, hours: 0, turns: 0, operations: 0, faults: 0, mails: 0, violations: 0 };
const figures: Simulation["databases"] = {};
/** The fingerprint of everything that happened. */
const history = createHash("sha256");
const places: Place[] = [];
if (values.database !== "postgres") places.push(await sqlitePlace());
/** A server that was started for this run. Nobody cuts its power, so its files need not be on a disk. */
let server: Postgres | undefined;
const memory = process.env.TEST_DATABASE_URL ? undefined : memoryFolder();
process.on("exit", () => {
  server?.stop();
  if (memory) rmSync(memory, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));
if (values.database !== "sqlite") {
  if (!process.env.TEST_DATABASE_URL) server = await startPostgres(memory);
  const url = process.env.TEST_DATABASE_URL ?? server?.url;
  if (url) places.push(await postgresPlace(url));
  else console.log("PostgreSQL is not installed.");
}

const began = performance.now();
const isRecorded = values.hours !== undefined || values.record;
/** Somebody may commit something while the run goes on. */
const commit = isRecorded ? execFileSync("git", ["rev-parse", "--short=9", "HEAD"], { encoding: "utf8" }).trim() : "";
const end = began + (values.hours ? Number(values.hours) * 60 : Number(values.minutes)) * 60_000;
const sumOf = (what: keyof typeof none) => places.reduce((sum, { name }) => sum + (figures[name]?.[what] ?? 0), 0);
const isOver = () =>
  (values.bail && sumOf("violations") > 0) ||
  (values.turns ? sumOf("turns") >= Number(values.turns) : performance.now() >= end);

if (values.plan !== undefined) for (const place of places) await showPlan(place, values.plan);
else {
  console.log(`Seed ${values.seed}`);
  for (let number = 0; !isOver(); number += 1)
    for (const place of places) await tryPlan(place, Number(values.seed) * 100_000 + number);
  console.log(`History ${history.digest("hex").slice(0, 16)}`);
  for (const { name } of places) console.log(`${name}: ${JSON.stringify(figures[name])}`);
  console.log(`${sumOf("plans")} plans in ${Math.round((performance.now() - began) / 1000)} s`);
}
for (const place of places) await place.close();
if (isRecorded) record();
process.exitCode = sumOf("violations") > 0 ? 1 : 0;

/** The figures of a run before a release are part of the documentation, and /admin/status shows them. */
function record() {
  const result: Simulation = {
    date: new Date().toISOString().slice(0, 10),
    commit,
    seed: Number(values.seed),
    minutes: Math.round((performance.now() - began) / 60_000),
    databases: figures,
  };
  writeFileSync("docs/simulation.json", `${JSON.stringify(result, null, 2)}\n`);
}

async function tryPlan(place: Place, seed: number) {
  const plan = planOf(seed, place.name);
  const run = await runPlan(plan, place);
  count(place, run);
  if (run.violations.length === 0) return;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${place.name}, plan ${seed}, after ${seconds} s: ${run.violations.join("; ")}`);
  if (!values.bail) tell(await shrink(plan, run, place));
}

async function showPlan(place: Place, text: string) {
  const plan: Plan = text.startsWith("{") ? JSON.parse(text) : planOf(Number(text), place.name);
  const run = await runPlan(plan, place, true);
  count(place, run);
  tell({ plan, run });
}

function tell({ plan, run }: { plan: Plan; run: Run }) {
  const lines = [
    ...run.calls.map((call: Call) => `  ${call.from}-${call.to} ${call.process} ${call.name}: ${textOf(call)}`),
    ...plan.faults.map((fault) => `  ${JSON.stringify(fault)}`),
    ...run.violations.map((violation) => `  → ${violation}`),
  ];
  console.log([`The smallest that breaks it: ${JSON.stringify(plan)}`, ...lines].join("\n"));
}

function count({ name }: Place, { ms, turns, calls, blows, mails, fingerprint, violations }: Run) {
  history.update(fingerprint);
  const before = figures[name] ?? none;
  figures[name] = {
    plans: before.plans + 1,
    hours: Math.round((before.hours + ms / 3_600_000) * 100) / 100,
    turns: before.turns + turns,
    operations: before.operations + calls.length,
    // The end of a plan ends all processes, which is no fault.
    faults: before.faults + blows.length - 1,
    mails: before.mails + mails,
    violations: before.violations + (violations.length > 0 ? 1 : 0),
  };
}
