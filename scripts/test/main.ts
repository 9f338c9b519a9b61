/**
 * `npm test [-- step …] [--quick] [--changed] [--bail]` runs what a change must pass, cheapest first; `npm run test:nightly` runs
 * everything. A step is one line; all that it prints goes into a file, which is named where it fails.
 */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { changedPlan } from "./changed.ts";
import { type Counts, countsFile, foundBy, lostTests, newTests, readCounts } from "./counts.ts";
import { dueGroups, inputsOf, readProven, recordProven } from "./due.ts";
import { runInLanes } from "./lanes.ts";
import { memoryFolder } from "./memory.ts";
import { steps } from "./plan.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { Progress } from "./progress.ts";
import { setUp } from "./set-up.ts";
import { chosenSteps, lineOf, type Result, runStep, type Step, summary } from "./steps.ts";
import { languageOfTurn } from "./turn.ts";

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    nightly: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
    bail: { type: "boolean", default: false },
  },
});
const isWhole = positionals.length === 0 && !asked.quick && !asked.changed;

function chosen(): Step[] {
  try {
    return asked.changed ? changedPlan(steps) : chosenSteps(steps, positionals, asked.quick);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const plan = chosen();
const inputs = inputsOf();
const due = dueGroups(readProven(), inputs);
const language = languageOfTurn();
const set: NodeJS.ProcessEnv = asked.nightly
  ? {}
  : { TEST_SET: "change", TEST_LANGUAGE: language, TEST_DUE: due.join(",") };

/** Files of tests are temporary and need not reach a disk, unless the test is about that. */
const memory = memoryFolder();
const base: NodeJS.ProcessEnv = { ...process.env, ...set, FORCE_COLOR: "0" };
const placeOf = (name: string) => (memory && name !== "reliability" ? { ...base, TMPDIR: memory } : base);

const databases = new Set<Postgres>();
process.on("exit", () => {
  for (const database of databases) database.stop();
  if (memory) rmSync(memory, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

async function withDatabase(
  { uses = [] }: Step,
  env: NodeJS.ProcessEnv,
  use: (env: NodeJS.ProcessEnv) => Promise<Result>,
) {
  const postgres =
    uses.includes("PostgreSQL") && !process.env.TEST_DATABASE_URL ? await startPostgres(env.TMPDIR) : undefined;
  if (!postgres) return use(env);
  databases.add(postgres);
  const result = await use({ ...env, TEST_DATABASE_URL: postgres.url });
  databases.delete(postgres);
  postgres.stop();
  return result;
}

const progress = new Progress();

async function run(step: Step): Promise<Result> {
  progress.begin(step.name);
  const result = await resultOf(step);
  progress.end(step.name, lineOf(result));
  return result;
}

async function resultOf(step: Step): Promise<Result> {
  const { name, needs = [], uses = [], long } = step;
  const skipped = (found: string): Result => ({ name, outcome: "skipped", found, seconds: 0 });
  const lacks = needs.filter((tool) => missing.includes(tool));
  if (lacks.length > 0) return skipped(`without ${lacks.join(", ")}`);
  if (long && !asked.nightly && !due.includes(long) && !positionals.includes(name))
    return { ...skipped("proven at night, and not changed"), outcome: "passed" };
  rmSync(countsFile(name), { force: true });
  const env = { ...placeOf(name), TEST_COUNTS: resolve(countsFile(name)) };
  const result = await withDatabase(step, env, (given) => runStep(step, given));
  const without = uses.filter((tool) => missing.includes(tool));
  return without.length > 0 ? { ...result, found: `${result.found} (without ${without.join(", ")})` } : result;
}

/** Compares the numbers of tests with the record; where a tool is missing there are fewer for a good reason. */
function guardCounts(results: Result[]): void {
  if (missing.length > 0 || asked.changed || process.env.E2E_SHARD) return;
  const now: Counts = Object.fromEntries(
    results.flatMap(({ name, outcome }) => {
      const groups = outcome === "passed" ? foundBy(name) : undefined;
      return groups ? [[name, groups]] : [];
    }),
  );
  const lost = lostTests(readCounts(), now);
  for (const line of lost) console.log(`FAILED  ${line}`);
  if (lost.length > 0) {
    console.log("Where they went on purpose: npm run test:count, and the commit says why.");
    process.exitCode = 1;
  }
  const more = newTests(readCounts(), now);
  if (more > 0) console.log(`${more} tests are new: npm run test:count.`);
}

const missing = setUp([...new Set(plan.flatMap(({ needs = [], uses = [] }) => [...needs, ...uses]))]);
if (!asked.nightly) {
  const groups = due.length > 0 ? `; because of what has changed also: ${due.join(", ")}` : "";
  console.log(
    `What a change must pass, where languages take turns in ${language === "en" ? "English" : "Arabic"}${groups}.`,
  );
}
const results = await runInLanes(plan, {
  cores: 2,
  run,
  stopsAfter: ({ outcome }) => asked.bail && outcome === "FAILED",
});
progress.stop();

for (const line of summary(results)) console.log(line);
if (results.length < plan.length) console.log(`${plan.length - results.length} steps not run, because of --bail.`);
guardCounts(results);
if (results.some(({ outcome }) => outcome === "FAILED")) process.exitCode = 1;
if (asked.nightly && isWhole && !process.exitCode && missing.length === 0) recordProven(inputs);
process.exit();
