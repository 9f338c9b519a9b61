/**
 * Groups of long tests run for a change only if something that they test differs from what the last nightly run has proven. The record is
 * part of the repository, so that a fresh clone knows it too.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LongGroup, longGroups } from "#tests/set.ts";
import { closure, type Graph, readGraph } from "./graph.ts";

/** For each group: modules that count with all modules that they import, but for tests; and files that count by themselves. */
const tested: Record<LongGroup, { modules?: string[]; files: string[] }> = {
  company: {
    modules: ["scripts/operate/setup-company.ts", "scripts/operate/company/**/*.ts"],
    files: ["scripts/test/company.ts", "tests/company/**/*", "content/company.yaml", "app/site/**/*"],
  },
  editor: {
    modules: ["scripts/edit/**/*.{ts,tsx}"],
    files: ["scripts/edit/**/*", "tests/e2e/site/editor.spec.ts", "tests/e2e/support/editor.ts"],
  },
  engines: { files: ["app/{islands,styles,ui}/**/*", "tests/engines/**/*"] },
  "first press": {
    modules: ["app/islands/**/*.{ts,tsx}"],
    files: ["app/islands/**/*", "tests/e2e/site/first-press.spec.ts"],
  },
  fuzz: {
    modules: ["app/features/leads/**/*.ts", "server/{auth,http,leads}/**/*.ts"],
    files: ["tests/http/leads/fuzz.test.ts", "tests/auth/contract/attacks.test.ts"],
  },
};

export type Proven = Partial<Record<LongGroup, string>>;

const record = "scripts/test/proven.json";

export const readProven = (root = "."): Proven => JSON.parse(readFileSync(join(root, record), "utf8"));

/** A hash for each group of everything that its tests depend on, and of the packages. */
export function inputsOf(root = ".", graph: Graph = readGraph(root)): Record<LongGroup, string> {
  const hashes = longGroups.map((group) => {
    const { modules = [], files } = tested[group];
    const entries = globSync(modules, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
    const imported = [...closure(graph, entries)].filter((file) => graph.has(file));
    const alone = globSync(files, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = alone.map(({ parentPath, name }) => join(parentPath, name).replace(`${root}/`, ""));
    return [group, hashOf(root, new Set(["package-lock.json", ...imported, ...paths]))] as const;
  });
  return Object.fromEntries(hashes) as Record<LongGroup, string>;
}

function hashOf(root: string, files: Set<string>): string {
  const hash = createHash("sha256");
  for (const file of [...files].sort()) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    const content = readFileSync(path);
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/** The groups that a change has to run. */
export const dueGroups = (proven: Proven, inputs: Record<LongGroup, string>): LongGroup[] =>
  longGroups.filter((group) => proven[group] !== inputs[group]);

export const recordProven = (inputs: Record<LongGroup, string>) =>
  writeFileSync(record, `${JSON.stringify(inputs, null, 2)}\n`);
