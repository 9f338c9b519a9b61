import type { Reporter, TestCase } from "vitest/node";

/** Names the tests that passed only at a second try, in the form in which Vitest names those that failed. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky)
      this.#flaky.push(`|${test.project.name}| ${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.#flaky) console.log(` FLAKY  ${name}`);
  }
}
