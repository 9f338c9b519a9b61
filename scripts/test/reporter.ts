import type { Reporter, TestCase } from "vitest/node";

type Reported = Parameters<NonNullable<Reporter["onTestRunEnd"]>>[1];

/**
 * Names what Vitest's own lines of failed tests leave out, in their form: the tests that passed only at a second try, with what the first
 * try said, and errors outside of any test, which fail a run of passed tests.
 */
export default class FailureReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return;
    const said = test.result().errors?.map(({ message }) => `\n         ${message}`) ?? [];
    this.#flaky.push(`|${test.project.name}| ${test.module.relativeModuleId} > ${test.fullName}${said.join("")}`);
  }

  onTestRunEnd(_: unknown, unhandled: Reported) {
    for (const name of this.#flaky) console.log(` FLAKY  ${name}`);
    for (const { message, stack = "" } of unhandled)
      console.log(` FAIL  outside of a test > ${message} ${/^ +at .+$/m.exec(stack)?.[0].trim() ?? ""}`);
  }
}
