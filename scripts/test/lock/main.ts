/**
 * `npm run lock:fill` asks the registry for the integrity hashes that npm has left out, which happens for packages of other platforms.
 * Packages that the registry does not have are listed in unverified.json. `--check` only reports.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Entry, Lock } from "./lock-file.ts";
import { entriesOf, lacksIntegrity, lockProblems, type Manifest } from "./problems.ts";
import unverified from "./unverified.json" with { type: "json" };

const file = "package-lock.json";
const lock: Lock = JSON.parse(readFileSync(file, "utf8"));

if (process.argv.includes("--check")) check();
else fill();

function check() {
  const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const problems = lockProblems({ lock, manifest, nvmrc: readFileSync(".nvmrc", "utf8").trim(), unverified });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${file}: ${entriesOf(lock).length} entries, ${unverified.length} of them unverified`);
}

function fill() {
  const unknown = [];
  for (const [place, entry] of entriesOf(lock).filter(([, entry]) => lacksIntegrity(entry))) {
    const integrity = integrityOf(place, entry);
    if (integrity) lock.packages[place] = withIntegrity(entry, integrity);
    else unknown.push(place);
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  writeFileSync(`${import.meta.dirname}/unverified.json`, `${JSON.stringify(unknown, null, 2)}\n`);
  console.log(`The registry does not have ${unknown.length} of the packages.`);
}

function integrityOf(place: string, { name, version }: Entry): string {
  const published = `${name ?? place.split("node_modules/").at(-1)}@${version}`;
  return spawnSync("npm", ["view", published, "dist.integrity"], { encoding: "utf8" }).stdout.trim();
}

/** Puts the hash after the version, where npm writes it. */
function withIntegrity({ name, version, ...rest }: Entry, integrity: string): Entry {
  return { ...(name && { name }), version, integrity, ...rest };
}
