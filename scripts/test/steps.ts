import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import type { ToolName } from "./tools.ts";

export type Step = {
  name: string;
  command: string;
  /** Finds the counts in the output. */
  count?: RegExp;
  /** Part of `npm run test:quick`. */
  quick?: boolean;
  /** Without these tools the step is skipped. */
  needs?: ToolName[];
  /** Without these tools some of its tests are skipped. */
  uses?: ToolName[];
};

export type Result = {
  name: string;
  outcome: "passed" | "FAILED" | "skipped";
  found: string;
  seconds: number;
  /** The names of the tests that failed, or passed only at a second try. */
  failures?: string[];
};

/** How Vitest and Playwright list them. */
const failedTest = /^ (?:FAIL|FLAKY) +(.+)$|^ {4}(\[\w+\] › [^─\n]+)/gm;

/** The steps to run: those named on the command line, the quick ones, or all. */
export function chosenSteps(steps: Step[], names: string[], quick: boolean): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(", ")}. There are: ${steps.map(({ name }) => name).join(", ")}.`);
  return steps.filter((step) => (names.length > 0 ? names.includes(step.name) : !quick || step.quick));
}

export async function runStep({ name, command, count }: Step, env: NodeJS.ProcessEnv): Promise<Result> {
  const started = Date.now();
  console.log(`\n── ${name}: ${command}`);
  const { code, output } = await shell(command, env);
  const text = stripVTControlCharacters(output);
  const found = count ? countsIn(text, count) : "";
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name, outcome: code === 0 ? "passed" : "FAILED", found, seconds, failures: failuresIn(text) };
}

/** Each once, however often it is mentioned. */
export const failuresIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(failedTest), ([, vitest, playwright]) => (vitest ?? playwright ?? "").trim())),
];

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

/** The table at the end, with the tests that failed and a summary below. */
export function summary(results: Result[]): string[] {
  const lines = results.map(
    ({ name, outcome, found, seconds }) => `${outcome}  ${name.padEnd(11)} ${String(seconds).padStart(4)} s  ${found}`,
  );
  const those = (outcome: Result["outcome"]) => results.filter((result) => result.outcome === outcome).length;
  const skippedTests = results.reduce((all, { found }) => all + Number(/(\d+) skipped/.exec(found)?.[1] ?? 0), 0);
  const counts = [
    `${those("passed")} of ${results.length} steps passed`,
    ...(those("FAILED") > 0 ? [`${those("FAILED")} failed`] : []),
    ...(those("skipped") > 0 ? [`${those("skipped")} skipped`] : []),
    ...(skippedTests > 0 ? [`${skippedTests} tests skipped`] : []),
  ];
  const all = those("passed") === results.length && skippedTests === 0;
  const failures = results.flatMap(({ name, failures = [] }) => failures.map((test) => `  ${name}: ${test}`));
  return [...lines, ...failures, all ? `All ${results.length} steps passed.` : `${counts.join(", ")}.`];
}
