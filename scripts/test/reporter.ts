import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase } from "vitest/node";

type Ended = Parameters<NonNullable<Reporter["onTestRunEnd"]>>;

/**
 * Prints what Vitest's own lines do not contain, in the same form: tests that passed only at the second try (with the message of the first
 * try), and errors outside any test, which fail the run although all tests passed. If TEST_COUNTS is set, it also counts the tests of each
 * file.
 */
export default class FailureReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    const said = test.result().errors?.map(({ message }) => `\n         ${message}`) ?? [];
    this.#flaky.push(`|${test.project.name}| ${test.module.relativeModuleId} > ${test.fullName}${said.join("")}`);
  }

  onTestRunEnd(modules: Ended[0], unhandled: Ended[1], reason: Ended[2]) {
    for (const name of this.#flaky) console.log(` FLAKY  ${name}`);
    for (const { message, stack = "" } of unhandled)
      console.log(` FAIL  outside of a test > ${message} ${/^ +at .+$/m.exec(stack)?.[0].trim() ?? ""}`);
    if (reason !== "passed") return;
    writeCounts(modules.map((module) => [module.relativeModuleId, [...module.children.allTests()].length]));
  }
}

export function writeCounts(files: (readonly [file: string, tests: number])[]): void {
  const { TEST_COUNTS } = process.env;
  if (!TEST_COUNTS) return;
  mkdirSync(dirname(TEST_COUNTS), { recursive: true });
  writeFileSync(TEST_COUNTS, JSON.stringify(Object.fromEntries(files)));
}
