import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { LongGroup } from "#tests/set.ts";
import type { ToolName } from "./tools.ts";

export type Step = {
  name: string;
  command: string;
  /** Matches the numbers of tests in the output. */
  count?: RegExp;
  /** True if the step is part of `npm run test:quick`. */
  quick?: boolean;
  /** If one of these tools is missing, the step is skipped. */
  needs?: ToolName[];
  /** If one of these tools is missing, some tests of the step are skipped. */
  uses?: ToolName[];
  /** The number of cores that the step can use. Two steps with one core run at the same time. */
  cores?: 1 | 2;
  /** The step whose result this step tests, such as the build. */
  after?: string;
  /** For a change, the step runs only if the tests of this group must run (due.ts). */
  long?: LongGroup;
};

export type Result = {
  name: string;
  outcome: "passed" | "FAILED" | "skipped";
  found: string;
  seconds: number;
  /** The names of tests that failed or passed only at the second try. */
  failures?: string[];
};

/** Matches the lines in which Vitest and Playwright list failed tests. */
const failedTest = /^ (?:FAIL|FLAKY) +(.+)$|^ {4}(\[\w+\] › [^─\n]+)/gm;

/** Returns the steps to run: those named on the command line, the quick ones, or all. */
export function chosenSteps(steps: Step[], names: string[], quick: boolean): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(", ")}. There are: ${steps.map(({ name }) => name).join(", ")}.`);
  return steps.filter((step) => (names.length > 0 ? names.includes(step.name) : !quick || step.quick));
}

/** Runs a step. Its complete output goes into a file. */
export async function runStep({ name, command, count }: Step, env: NodeJS.ProcessEnv): Promise<Result> {
  const started = Date.now();
  mkdirSync(logs, { recursive: true });
  const log = logOf(name);
  const code = await shell(command, env, log);
  const text = stripVTControlCharacters(readFileSync(log, "utf8"));
  const found = count ? countsIn(text, count) : "";
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name, outcome: code === 0 ? "passed" : "FAILED", found, seconds, failures: failuresIn(text) };
}

const logs = "test-results/steps";
export const logOf = (name: string): string => `${logs}/${name}.log`;

/** Returns the failed tests. Each is listed once, even if the output mentions it several times. */
export const failuresIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(failedTest), ([, vitest, playwright]) => (vitest ?? playwright ?? "").trim())),
];

const countsIn = (text: string, count: RegExp) =>
  Array.from(text.matchAll(new RegExp(count, `g${count.flags}`)), ([, found = ""]) => found.trim()).join(", ");

const running = new Set<ChildProcess>();

/** Tells every running step to end. After Ctrl+C on a terminal the steps have got this signal already. */
export function interruptSteps(): void {
  for (const child of running) child.kill("SIGINT");
}

async function shell(command: string, env: NodeJS.ProcessEnv, log: string): Promise<number> {
  const file = openSync(log, "w");
  try {
    const child = spawn(command, { shell: true, env, stdio: ["ignore", file, file] });
    running.add(child);
    const [code] = await once(child, "close").finally(() => running.delete(child));
    return code ?? 1;
  } finally {
    closeSync(file);
  }
}

export const lineOf = ({ outcome, name, seconds, found }: Result): string =>
  `${outcome}  ${name.padEnd(11)} ${String(seconds).padStart(4)} s  ${found}`.trimEnd();

/** Returns the lines for the end of a run: the failed steps with the file of their output, and then the totals. */
export function summary(results: Result[]): string[] {
  const those = (outcome: Result["outcome"]) => results.filter((result) => result.outcome === outcome);
  const found = results.map((result) => result.found).join(", ");
  const sum = (kind: string) =>
    Array.from(found.matchAll(new RegExp(`(\\d+) ${kind}`, "g"))).reduce((all, [, count]) => all + Number(count), 0);
  const counts = [
    `${those("passed").length} of ${results.length} steps passed`,
    ...(["FAILED", "skipped"] as const).flatMap((outcome) => {
      const names = those(outcome).map(({ name }) => name);
      return names.length > 0 ? [`${outcome.toLowerCase()}: ${names.join(", ")}`] : [];
    }),
  ];
  const tests = ["failed", "flaky", "passed", "skipped"].flatMap((kind) =>
    sum(kind) > 0 ? [`${sum(kind)} ${kind}`] : [],
  );
  const failures = results.flatMap(({ name, failures = [] }) => failures.map((test) => `  ${name}: ${test}`));
  const read = those("FAILED").map(({ name }) => `  Read ${logOf(name)}`);
  const all = those("passed").length === results.length;
  return [
    ...failures,
    ...read,
    ...(tests.length > 0 ? [`Tests  ${tests.join(" | ")}`] : []),
    all ? `All ${results.length} steps passed.` : `${counts.join("; ")}.`,
  ];
}
