/**
 * `npm test [-- step …] [--quick] [--changed] [--bail]` runs the tests that a change must pass, the cheapest first. `npm run test:nightly`
 * runs all tests. Each step prints one line. Its complete output is in a file, which is named if the step fails.
 */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { domains } from "#tests/set.ts";
import { changedPlan } from "./changed.ts";
import { type Counts, countsFile, forgetCounts, foundBy, lostTests, newTests, readCounts } from "./counts.ts";
import { dueGroups, inputsOf, readProven, recordProven } from "./due.ts";
import { runInLanes } from "./lanes.ts";
import { memoryFolder } from "./memory.ts";
import { steps } from "./plan.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { Progress } from "./progress.ts";
import { setUp } from "./set-up.ts";
import { chosenSteps, interruptSteps, lineOf, logOf, type Result, runStep, type Step, summary } from "./steps.ts";
import type { ToolName } from "./tools.ts";
import { languageOfTurn } from "./turn.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    nightly: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
    bail: { type: "boolean", default: false },
  },
});
/** True if this run has fewer tests or fewer random runs than usual. `isWhole` is true if it also has all steps. */
const isPart = ["E2E_SHARD", "FC_RUNS", "FUZZ_RUNS"].some((name) => process.env[name]);
const isWhole = positionals.length === 0 && !options.quick && !options.changed && !isPart;

function chosen(): Step[] {
  try {
    return options.changed ? changedPlan(steps) : chosenSteps(steps, positionals, options.quick);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const plan = chosen();
const inputs = inputsOf();
/** The groups of long tests that must run. With --changed only the imports decide which test files run, so here all domains are due. */
const due = [...new Set([...(options.changed ? domains : []), ...dueGroups(readProven(), inputs)])];
const language = languageOfTurn();
const set: NodeJS.ProcessEnv = options.nightly
  ? { TEST_SET: "nightly" }
  : { TEST_SET: "change", TEST_LANGUAGE: language, TEST_DUE: due.join(",") };

/** A folder in memory for the temporary files of tests. They need not be on a disk, except in tests that are about the disk. */
const memory = memoryFolder();
const base: NodeJS.ProcessEnv = { ...process.env, ...set, FORCE_COLOR: "0" };
const placeOf = (name: string) => (memory && name !== "reliability" ? { ...base, TMPDIR: memory } : base);

const databases = new Set<Postgres>();
/**
 * Stops a database. An error (for example, because it has already stopped) must not prevent stopping the others and deleting the folder in
 * memory.
 */
const stop = (database: Postgres) => {
  try {
    database.stop();
  } catch (error) {
    console.error(error);
  }
};
process.on("exit", () => {
  for (const database of databases) stop(database);
  if (memory) rmSync(memory, { recursive: true, force: true });
});

let endsSince: number | undefined;
/**
 * Passes the signal on to the running steps. The run ends when the last of them has ended. At a second signal, or after ten seconds, it
 * ends at once.
 */
function end(signal: NodeJS.Signals) {
  // npm may pass on a signal that has arrived here already. So a second signal within a second is ignored.
  if (endsSince !== undefined && Date.now() - endsSince < 1_000) return;
  if (endsSince !== undefined) process.exit(130);
  endsSince = Date.now();
  process.exitCode = 130;
  // After SIGINT (Ctrl+C) the terminal has sent the signal to all processes already.
  if (signal !== "SIGINT") interruptSteps();
  const atOnce = () => {
    interruptSteps();
    process.exit();
  };
  setTimeout(atOnce, 10_000).unref();
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);

async function withDatabase(
  { uses = [] }: Step,
  env: NodeJS.ProcessEnv,
  use: (env: NodeJS.ProcessEnv) => Promise<Result>,
) {
  const postgres =
    uses.includes("PostgreSQL") && !process.env.TEST_DATABASE_URL ? await startPostgres(env.TMPDIR) : undefined;
  if (!postgres) return use(env);
  databases.add(postgres);
  try {
    return await use({ ...env, TEST_DATABASE_URL: postgres.url });
  } finally {
    databases.delete(postgres);
    stop(postgres);
  }
}

const isRun = ({ name, long }: Step) => !long || options.nightly || due.includes(long) || positionals.includes(name);

const progress = new Progress();

async function run(step: Step): Promise<Result> {
  progress.begin(step.name);
  const began = Date.now();
  // If the database of a step does not start, only this step fails. The other steps continue.
  const result = await resultOf(step).catch((error: unknown): Result => {
    const [found = ""] = (error instanceof Error ? error.message : `${error}`).split("\n");
    return { name: step.name, outcome: "FAILED", found, seconds: Math.round((Date.now() - began) / 1000) };
  });
  progress.end(step.name, lineOf(result));
  return result;
}

async function resultOf(step: Step): Promise<Result> {
  const { name, needs = [], uses = [] } = step;
  const skipped = (found: string): Result => ({ name, outcome: "skipped", found, seconds: 0 });
  rmSync(logOf(name), { force: true });
  const lacks = needs.filter((tool) => missing.includes(tool));
  if (lacks.length > 0) return skipped(`without ${lacks.join(", ")}`);
  if (!isRun(step)) return { ...skipped("proven at night, and not changed"), outcome: "passed" };
  const without = uses.filter((tool) => missing.includes(tool));
  const isCounted = without.length === 0 && !isPart && !options.changed;
  const env = { ...placeOf(name), ...(isCounted && { TEST_COUNTS: resolve(countsFile(name)) }) };
  const result = await withDatabase(step, env, (stepEnv) => runStep(step, stepEnv));
  if (result.outcome === "FAILED") rmSync(countsFile(name), { force: true });
  return without.length > 0 ? { ...result, found: `${result.found} (without ${without.join(", ")})` } : result;
}

/** Compares the numbers of tests with the record. If a tool is missing, there may be fewer tests, so its steps are not compared. */
function guardCounts(results: Result[]): boolean {
  if (isPart || options.changed) return true;
  const lacks = ({ needs = [], uses = [] }: Step) => [...needs, ...uses].some((tool) => missing.includes(tool));
  const passed = plan.filter((step) =>
    results.some(({ name, outcome }) => name === step.name && outcome === "passed" && isRun(step) && !lacks(step)),
  );
  // A passed step without counts has lost its reporter, and counts as zero tests. So does a step that is recorded but was removed from the
  // plan.
  const now: Counts = Object.fromEntries(passed.map(({ name }) => [name, foundBy(name) ?? {}]));
  const gone = isWhole ? Object.keys(readCounts()).filter((name) => !steps.some((step) => step.name === name)) : [];
  const lost = lostTests(readCounts(), { ...now, ...Object.fromEntries(gone.map((name) => [name, {}])) });
  for (const line of lost) console.log(`FAILED  ${line}`);
  if (lost.length > 0) {
    console.log("Where they went on purpose: npm run test:count, and the commit says why.");
    process.exitCode = 1;
  }
  const more = newTests(readCounts(), now);
  if (more > 0) console.log(`${more} tests are new: npm run test:count.`);
  return lost.length === 0;
}

forgetCounts();
const tools = new Set(plan.flatMap(({ needs = [], uses = [] }) => [...needs, ...uses]));
// The headless shell is not required: the browser tests only take longer without it.
const missing: ToolName[] = setUp([...tools]).filter((name) => name !== "ChromiumShell");
if (!options.nightly && !options.changed) {
  const groups = due.length > 0 ? `; because of what has changed also: ${due.join(", ")}` : "";
  console.log(
    `What a change must pass, where languages take turns in ${language === "en" ? "English" : "Arabic"}${groups}.`,
  );
}
const results = await runInLanes(plan, {
  cores: 2,
  run,
  stopsAfter: ({ outcome }) => endsSince !== undefined || (options.bail && outcome === "FAILED"),
});
progress.stop();

for (const line of summary(results)) console.log(line);
const why = endsSince === undefined ? "of --bail" : "the run was interrupted";
if (results.length < plan.length) console.log(`${plan.length - results.length} steps not run, because ${why}.`);
const isCounted = guardCounts(results);
if (results.some(({ outcome }) => outcome === "FAILED")) process.exitCode ??= 1;
// A run proves nothing if it has lost tests, or if a tool was missing for some of them.
if (options.nightly && !isPart && missing.length === 0 && isCounted) {
  const passed = results.filter(({ outcome }) => outcome === "passed").map(({ name }) => name);
  recordProven(passed, inputs);
}
process.exit();
