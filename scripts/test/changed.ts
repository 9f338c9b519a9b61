/**
 * The plan of `npm test -- --changed`: the tests that import an uncommitted file, directly or indirectly, and a sentence about the other
 * tests.
 */
import { spawnSync } from "node:child_process";
import { type Graph, importers, readGraph, topFolders } from "./graph.ts";
import type { Step } from "./steps.ts";

const isModule = (file: string) => /\.(?:tsx?|js|cjs)$/.test(file);
const besideCode = topFolders.filter((folder) => folder !== "tests");
const isUnit = (file: string) =>
  /\.test\.tsx?$/.test(file) && besideCode.some((folder) => file.startsWith(`${folder}/`));
const isBrowser = (file: string) => /^tests\/e2e\/.*\.spec\.ts$/.test(file);
const isBuilt = (file: string) => /^tests\/.*\.test\.ts$/.test(file);
const isOfSite = (file: string) => /^(?:app|content|domain|ground|packages|platform|public|server|site)\//.test(file);

/** Returns the files that are not committed, including deleted ones. */
export function uncommittedFiles(): string[] {
  const { stdout, status } = spawnSync("git", ["status", "--porcelain", "-z", "-uall", "--no-renames"], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error("--changed asks git for the files that are not committed; here is no repository.");
  return stdout
    .split("\0")
    .map((entry) => entry.slice(3))
    .filter(Boolean);
}

export function reachedBy(changed: readonly string[], graph: Graph) {
  // A deleted test file still leads to the files that import it, but cannot be run.
  const reached = [...importers(graph, changed)].filter((file) => graph.has(file));
  return {
    unit: reached.filter(isUnit).sort(),
    browser: reached.filter(isBrowser).sort(),
    built: reached.filter(isBuilt).sort(),
    unseen: changed.filter(
      (file) => !isModule(file) && ![...graph.values()].some((imported) => imported.includes(file)),
    ),
  };
}

export function changedPlan(steps: readonly Step[], changed = uncommittedFiles(), graph = readGraph()): Step[] {
  if (changed.length === 0) throw new Error("Nothing has changed since the last commit.");
  const { unit, browser, built, unseen } = reachedBy(changed, graph);
  console.log(
    `${changed.length} files are not committed; their imports reach ${unit.length} files of unit tests and ${browser.length} of browser tests.`,
  );
  if (unseen.length > 0)
    console.log(`No import leads to what is read as a file, so who reads it is not seen: ${listed(unseen)}.`);
  if (built.length > 0) console.log(`Not run, because they test the built site: ${listed(built)}. npm test runs them.`);
  if (changed.some(isOfSite))
    console.log(
      "Not seen either: tests that use the built site from outside (http, auth, site, reliability, browser, engines).",
    );

  const only = (name: string, command: string, files: string[]) => {
    const step = steps.find((each) => each.name === name);
    return step && files.length > 0 ? [{ ...step, command: `${command} ${files.map(quoted).join(" ")}` }] : [];
  };
  const checks = ["lint", "types", ...(changed.some(isModule) ? ["imports"] : [])];
  if (changed.some((file) => file.startsWith("content/"))) checks.push("content");
  return [
    ...steps.filter(({ name }) => checks.includes(name)),
    ...only("spelling", "cspell --no-progress --no-must-find-files", changed),
    ...only("unit", "vitest run --project 'unit*'", unit),
    ...steps.flatMap((step) =>
      step.name === "build" && browser.length > 0 ? [{ ...step, command: "node scripts/build/unless-current.ts" }] : [],
    ),
    ...only("browser", "playwright test", browser),
  ];
}

const quoted = (file: string) => `'${file.replaceAll("'", "'\\''")}'`;

const listed = (files: string[]) =>
  files.length > 8 ? `${files.slice(0, 8).join(", ")} and ${files.length - 8} more` : files.join(", ");
