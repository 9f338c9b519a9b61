import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { setLogLevel } from "#platform/process/log.ts";
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
    /** Ends after so many turns, so that it is the same on each machine. */
    turns: { type: "string", ...(isChange && { default: "25000" }) },
    database: { type: "string", default: isChange || isNight ? "both" : "sqlite" },
    /** Runs one plan, which is its seed or its JSON, and shows each turn. */
    plan: { type: "string" },
  },
});

setLogLevel("silent");
const figures = { plans: 0, hours: 0, turns: 0, operations: 0, faults: 0, mails: 0, violations: 0 };
/** The fingerprint of everything that happened. */
const history = createHash("sha256");
const places: Place[] = [];
if (values.database !== "postgres") places.push(await sqlitePlace());
/** A server that was started for this run. */
let server: Postgres | undefined;
process.on("exit", () => server?.stop());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));
if (values.database !== "sqlite") {
  if (!process.env.TEST_DATABASE_URL) server = await startPostgres();
  const url = process.env.TEST_DATABASE_URL ?? server?.url;
  if (url) places.push(await postgresPlace(url));
  else console.log("PostgreSQL is not installed.");
}

const end = performance.now() + (values.hours ? Number(values.hours) * 60 : Number(values.minutes)) * 60_000;
const isOver = () => (values.turns ? figures.turns >= Number(values.turns) : performance.now() >= end);

if (values.plan !== undefined) for (const place of places) await showPlan(place, values.plan);
else {
  console.log(`Seed ${values.seed}`);
  for (let number = 0; !isOver(); number += 1)
    for (const place of places) await tryPlan(place, Number(values.seed) * 100_000 + number);
  console.log(`History ${history.digest("hex").slice(0, 16)}`);
  console.log(
    `${figures.plans} plans: ${JSON.stringify({ ...figures, hours: Math.round(figures.hours) })}, ${Math.round(performance.now() / 1000)} s`,
  );
}
for (const place of places) await place.close();
// The figures of the long run before a release are part of the documentation.
if (values.hours) {
  const result = { date: new Date().toISOString().slice(0, 10), seed: values.seed, ...figures };
  writeFileSync("docs/simulation.json", `${JSON.stringify(result, null, 2)}\n`);
}
process.exitCode = figures.violations > 0 ? 1 : 0;

async function tryPlan(place: Place, seed: number) {
  const plan = planOf(seed, place.name);
  const run = await runPlan(plan, place);
  count(run);
  if (run.violations.length === 0) return;
  figures.violations += 1;
  console.log(
    `${place.name}, plan ${seed}, after ${Math.round(performance.now() / 1000)} s: ${run.violations.join("; ")}`,
  );
  tell(await shrink(plan, run, place));
}

async function showPlan(place: Place, text: string) {
  const plan: Plan = text.startsWith("{") ? JSON.parse(text) : planOf(Number(text), place.name);
  const run = await runPlan(plan, place, true);
  count(run);
  figures.violations += run.violations.length;
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

function count({ ms, turns, calls, blows, mails, fingerprint }: Run) {
  history.update(fingerprint);
  figures.plans += 1;
  figures.hours += ms / 3_600_000;
  figures.turns += turns;
  figures.operations += calls.length;
  figures.faults += blows.length;
  figures.mails += mails;
}
