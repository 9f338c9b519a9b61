/** `npm test`: everything, in the order in which a mistake is cheapest to find; ends with the counts. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { findChromium } from "./chromium.ts";
import { memoryFolder } from "./memory.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

type Step = [name: string, command: string, count?: RegExp];

const steps: Step[] = [
  ["lint", "biome check --error-on-warnings", /Checked (\d+ files)/],
  ["types", "react-router typegen && tsc --noEmit"],
  ["rooms", "depcruise app engine server --output-type err", /(\d+ modules)/],
  ["dead code", "knip"],
  ["lock", "node scripts/test/lock/main.ts --check", /(\d+ entries)/],
  ["content", "node scripts/test/content-check.ts", /(\d+ files)/],
  ["spelling", "cspell --no-progress", /Files checked: (\d+)/],
  ["pictures", "node art/make.ts --check", /(\d+ pictures)/],
  ["unit", "vitest run --project unit", /Tests\s+(\d+ passed[^\n]*)/],
  ["build", "npm run build"],
  ["auth", "vitest run --project auth", /Tests\s+(\d+ passed[^\n]*)/],
  ["site", "vitest run --project site", /Tests\s+(\d+ passed[^\n]*)/],
  ["reliability", "vitest run --project reliability", /Tests\s+(\d+ passed[^\n]*)/],
  ["browser", "playwright test", /^ +(\d+ (?:flaky|passed)[^\n]*)/m],
];

const only = process.argv.slice(2);
const chosen = steps.filter(([name]) => only.length === 0 || only.includes(name));

async function run([name, command, count]: Step, env: NodeJS.ProcessEnv) {
  const started = Date.now();
  console.log(`\n── ${name}: ${command}`);
  const { code, output } = await shell(command, env);
  const found = count ? countsIn(stripVTControlCharacters(output), count) : "";
  return { name, ok: code === 0, found, seconds: Math.round((Date.now() - started) / 1000) };
}

const countsIn = (text: string, count: RegExp) =>
  Array.from(text.matchAll(new RegExp(count, `g${count.flags}`)), ([, found = ""]) => found.trim()).join(", ");

function shell(command: string, env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(command, { shell: true, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** What the tests write is read once and thrown away: it need not reach a disk, but where that is what is tested. */
const memory = memoryFolder();
const base: NodeJS.ProcessEnv = { ...process.env, CHROMIUM_PATH: findChromium(), FORCE_COLOR: "0" };
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

async function withDatabase(name: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (!["unit", "auth", "reliability"].includes(name) || process.env.TEST_DATABASE_URL) return env;
  postgres = await startPostgres(env.TMPDIR);
  if (postgres) return { ...env, TEST_DATABASE_URL: postgres.url };
  console.log("No PostgreSQL here: the database tests run on SQLite only. Debian's package is called postgresql.");
  return env;
}

const results = [];
for (const step of chosen) {
  results.push(await run(step, await withDatabase(step[0], placeOf(step[0]))));
  clear();
}

console.log("\n── result");
for (const { name, ok, found, seconds } of results) {
  console.log(`${ok ? "passed" : "FAILED"}  ${name.padEnd(11)} ${String(seconds).padStart(4)} s  ${found}`);
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(failed === 0 ? `All ${results.length} steps passed.` : `${failed} of ${results.length} steps failed.`);
process.exit(failed === 0 ? 0 : 1);
