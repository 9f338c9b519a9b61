/**
 * `npm test [-- step …] [--quick] [--bail]`: all steps or the named ones, cheapest first; ends with the counts. `--bail` stops at the
 * first failed step.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { memoryFolder } from "./memory.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { setUp } from "./set-up.ts";
import { chosenSteps, type Result, runStep, type Step, summary } from "./steps.ts";

const tests = /Tests\s+(\d+ (?:failed|passed)[^\n]*)/;

const steps: Step[] = [
  { name: "lint", quick: true, command: "npm run --silent lint", count: /Checked (\d+ files)/ },
  { name: "types", quick: true, command: "npm run --silent typecheck" },
  {
    name: "imports",
    quick: true,
    command: "depcruise app art bench engine scripts server tests --output-type err",
    count: /(\d+ modules)/,
  },
  { name: "dead-code", quick: true, command: "knip" },
  { name: "lock", quick: true, command: "node scripts/test/lock/main.ts --check", count: /(\d+ entries)/ },
  { name: "content", quick: true, command: "npm run --silent content:check", count: /(\d+ files)/ },
  { name: "spelling", quick: true, command: "cspell --no-progress", count: /Files checked: (\d+)/ },
  { name: "pictures", quick: true, command: "node art/make.ts --check", count: /(\d+ pictures)/ },
  {
    name: "unit",
    quick: true,
    command: "vitest run --project 'unit*'",
    count: tests,
    uses: ["PostgreSQL", "promtool", "poppler", "OpenSSH"],
  },
  { name: "build", command: "npm run build" },
  { name: "auth", command: "vitest run --project auth", count: tests, uses: ["PostgreSQL"] },
  { name: "site", command: "vitest run --project site", count: tests },
  { name: "company", command: "node scripts/test/company.ts", count: tests },
  {
    name: "reliability",
    command: "vitest run --project reliability",
    count: tests,
    uses: ["PostgreSQL", "strace", "pgbouncer"],
  },
  {
    name: "browser",
    command: "playwright test",
    count: /^ +(\d+ (?:failed|flaky|skipped|passed)[^\n]*)/m,
    needs: ["Chromium"],
    uses: ["ChromiumShell"],
  },
  {
    name: "engines",
    command: "vitest run --project engines",
    count: tests,
    uses: ["Firefox", "WebKit"],
  },
];

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, bail: { type: "boolean", default: false } },
});

function chosen(): Step[] {
  try {
    return chosenSteps(steps, positionals, asked.quick);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Files of tests are temporary and need not reach a disk, unless the test is about that. */
const memory = memoryFolder();
const base: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: "0" };
const placeOf = (name: string) => (memory && name !== "reliability" ? { ...base, TMPDIR: memory } : base);

let postgres: Postgres | undefined;
const clear = () => {
  postgres?.stop();
  postgres = undefined;
};
process.on("exit", () => {
  clear();
  if (memory) rmSync(memory, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

async function withDatabase({ name, uses = [] }: Step): Promise<NodeJS.ProcessEnv> {
  const env = placeOf(name);
  if (!uses.includes("PostgreSQL") || process.env.TEST_DATABASE_URL) return env;
  postgres = await startPostgres(env.TMPDIR);
  return postgres ? { ...env, TEST_DATABASE_URL: postgres.url } : env;
}

async function run(step: Step): Promise<Result> {
  const { name, needs = [], uses = [] } = step;
  const lacks = needs.filter((tool) => missing.includes(tool));
  if (lacks.length > 0) return { name, outcome: "skipped", found: `without ${lacks.join(", ")}`, seconds: 0 };
  const result = await runStep(step, await withDatabase(step));
  clear();
  const without = uses.filter((tool) => missing.includes(tool));
  return without.length > 0 ? { ...result, found: `${result.found} (without ${without.join(", ")})` } : result;
}

const plan = chosen();
const missing = setUp([...new Set(plan.flatMap(({ needs = [], uses = [] }) => [...needs, ...uses]))]);
const results: Result[] = [];
for (const step of plan) {
  results.push(await run(step));
  if (asked.bail && results.at(-1)?.outcome === "FAILED") break;
}

console.log("\n── result");
for (const line of summary(results)) console.log(line);
if (results.length < plan.length) console.log(`${plan.length - results.length} steps not run, because of --bail.`);
process.exit(results.some(({ outcome }) => outcome === "FAILED") ? 1 : 0);
