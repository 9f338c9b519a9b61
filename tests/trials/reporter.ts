import { writeFileSync } from "node:fs";
import type { Reporter, TestCase } from "vitest/node";

export interface Row {
  outcome: "passed" | "FAILED" | "not tried";
  tried: string;
  seen: string;
  seconds: number;
}

export const lineOf = ({ outcome, tried, seen, seconds }: Row) => `${outcome}  ${tried}: ${seen} (${seconds} s)`;

type Log = Parameters<NonNullable<Reporter["onUserConsoleLog"]>>[0];

const outcomes = { passed: "passed", failed: "FAILED", skipped: "not tried", pending: "not tried" } as const;

/** Prints one line for each trial. What was seen is the last line that the test has printed. */
export default class TrialReporter implements Reporter {
  readonly #said = new Map<string, string>();
  readonly #rows: Row[] = [];

  onUserConsoleLog({ taskId = "", content }: Log) {
    const line = content.trim().split("\n").at(-1) ?? "";
    if (!line.includes("_SEED=")) this.#said.set(taskId, line);
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    const failure = errors?.[0]?.message.split("\n", 1)[0];
    const seen = failure ?? this.#said.get(test.id) ?? (state === "skipped" ? "a tool is missing" : "as its name says");
    const seconds = Math.round((test.diagnostic()?.duration ?? 0) / 1000);
    const row = { outcome: outcomes[state], tried: test.fullName, seen, seconds };
    this.#rows.push(row);
    console.log(lineOf(row));
  }

  onTestRunEnd(_modules: unknown, unhandled: readonly { message: string }[]) {
    for (const { message } of unhandled)
      this.#rows.push({ outcome: "FAILED", tried: "outside of a trial", seen: message, seconds: 0 });
    writeFileSync(process.env.TRIAL_ROWS ?? "", JSON.stringify(this.#rows));
  }
}
