/**
 * Counts the tests of each step in each group, including skipped ones. counts.json is in the repository. A run fails if a group has fewer
 * tests than recorded, so that no folder loses its tests unnoticed. `npm run test:count` records the numbers of the last run.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/** The numbers of tests, by step and then by group. */
export type Counts = Record<string, Record<string, number>>;

const record = "scripts/test/counts.json";
const found = "test-results/counts";

export const readCounts = (): Counts => JSON.parse(readFileSync(record, "utf8"));

/** Returns the file into which the reporter of a step writes the number of tests in each test file. */
export const countsFile = (step: string): string => `${found}/${step}.json`;

/** Deletes the counts of earlier runs, because the sources may have changed since. */
export const forgetCounts = () => rmSync(found, { recursive: true, force: true });

/** Returns the group of a test: its first two folders, or the first three for domains, packages and tests. */
export const groupOf = (file: string): string => {
  const folders = file.split("/").slice(0, -1);
  const isDeep = ["domain", "packages", "tests"].includes(folders[0] ?? "");
  return folders.slice(0, isDeep ? 3 : 2).join("/");
};

export function byGroup(files: Record<string, number>): Record<string, number> {
  const groups: Record<string, number> = {};
  for (const [file, tests] of Object.entries(files)) {
    const group = groupOf(file);
    groups[group] = (groups[group] ?? 0) + tests;
  }
  return groups;
}

export const foundBy = (step: string): Record<string, number> | undefined =>
  existsSync(countsFile(step)) ? byGroup(JSON.parse(readFileSync(countsFile(step), "utf8"))) : undefined;

/** Returns a sentence for each group of these steps that has lost tests. */
export function lostTests(recorded: Counts, now: Counts): string[] {
  return Object.entries(now).flatMap(([step, groups]) =>
    Object.entries(recorded[step] ?? {})
      .filter(([group, tests]) => (groups[group] ?? 0) < tests)
      .map(([group, tests]) => `${step}: ${group} has ${groups[group] ?? 0} tests, and had ${tests}.`),
  );
}

/** Returns the number of tests that are not in the record yet. */
export const newTests = (recorded: Counts, now: Counts): number =>
  Object.entries(now)
    .flatMap(([step, groups]) =>
      Object.entries(groups).map(([group, tests]) => Math.max(0, tests - (recorded[step]?.[group] ?? 0))),
    )
    .reduce((sum, tests) => sum + tests, 0);

function writeRecord() {
  const steps = globSync(`${found}/*.json`).map((file) => basename(file, ".json"));
  const now = { ...readCounts() };
  for (const step of steps) now[step] = foundBy(step) ?? {};
  const sorted = (groups: Record<string, number>) => Object.fromEntries(Object.entries(groups).sort());
  const all = Object.entries(now).map(([step, groups]) => [step, sorted(groups)]);
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
if (import.meta.main) writeRecord();
