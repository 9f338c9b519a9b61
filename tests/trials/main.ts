/**
 * `npm run trials [-- NAME …]` tries for real, before a release, what the simulation cannot simulate: stopped processes, wrong clocks, kills
 * in a migration, old backups, two primaries, no memory. It needs a build. Tests of tests/reliability that try such a thing are run too, with
 * all that they can do. A name chooses trials; without one, all take more than an hour.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#scripts/test/postgres.ts";
import { setUp } from "#scripts/test/set-up.ts";
import { lineOf, type Row } from "./reporter.ts";

const reliability = [
  ...[
    "disk-full",
    "failover",
    "fsync",
    "kill",
    "kill-booking",
    "kill-start",
    "operator",
    "postgres-away",
    "two-processes",
  ],
].map((name) => `reliability/${name}.test.ts`);
const own = ["clock", "memory", "restore", "stopped", "two-primaries"].map((name) => `trials/${name}.test.ts`);
/** A test in a browser: the page that an earlier release has kept on a phone. */
const phone = { file: "tests/e2e/visits/my-visits.spec.ts", name: "a phone that has the page from its old address" };

const names = process.argv.slice(2);
const isChosen = (file: string) => names.length === 0 || names.some((name) => file.includes(`/${name}.`));
const files = [...own, ...reliability].filter(isChosen).map((file) => `tests/${file}`);

setUp(["PostgreSQL", "Faketime", "strace", "pgbouncer", "Chromium"]);
const folder = mkdtempSync(join(tmpdir(), "windtower-trials-"));
const postgres = await startPostgres();
process.on("exit", () => {
  postgres?.stop();
  rmSync(folder, { recursive: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

const run = (program: string, words: string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [`node_modules/${program}`, ...words], {
    env: { ...process.env, TEST_SET: "nightly", ...env },
    stdio: ["ignore", "inherit", "inherit"],
  }).status;

const rows: Row[] = [];
if (files.length > 0) {
  const file = join(folder, "rows.json");
  const words = ["run", "--project", "trials", "--project", "reliability", "--reporter", "./tests/trials/reporter.ts"];
  const settings = { TRIALS: "1", TRIAL_ROWS: file, DRILL_ROUNDS: "5" };
  run("vitest/vitest.mjs", [...words, ...files], { ...settings, ...(postgres && { TEST_DATABASE_URL: postgres.url }) });
  if (existsSync(file)) rows.push(...JSON.parse(readFileSync(file, "utf8")));
  else process.exitCode = 1;
}
if (isChosen("e2e/phone.")) {
  const began = Date.now();
  const status = run("@playwright/test/cli.js", ["test", phone.file, "-g", phone.name], {});
  const seconds = Math.round((Date.now() - began) / 1000);
  const outcome = status === 0 ? "passed" : "FAILED";
  const row: Row = { outcome, tried: phone.name, seen: "as its name says", seconds };
  rows.push(row);
  console.log(lineOf(row));
}

console.log(["", "| outcome | tried | seen | s |", "|---|---|---|---|"].join("\n"));
for (const { outcome, tried, seen, seconds } of rows) console.log(`| ${outcome} | ${tried} | ${seen} | ${seconds} |`);
if (rows.length === 0 || rows.some(({ outcome }) => outcome === "FAILED")) process.exitCode = 1;
process.exit();
