import type { Reporter, TestCase } from "vitest/node";

/** Names the tests that passed only at a second try, in the form in which Vitest names those that failed, and what the first try said. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    const said = test.result().errors?.map(({ message }) => `\n         ${message}`) ?? [];
    this.#flaky.push(`|${test.project.name}| ${test.module.relativeModuleId} > ${test.fullName}${said.join("")}`);
  }

  onTestRunEnd() {
    for (const name of this.#flaky) console.log(` FLAKY  ${name}`);
  }
}
