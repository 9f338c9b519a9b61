import { relative } from "node:path";
import type { Reporter, Suite } from "@playwright/test/reporter";
import { writeCounts } from "./reporter.ts";

/** Counts the tests of each file, like our reporter for Vitest. */
export default class CountReporter implements Reporter {
  onBegin(_: unknown, suite: Suite) {
    const files = Map.groupBy(suite.allTests(), ({ location }) => relative(process.cwd(), location.file));
    writeCounts(Array.from(files, ([file, tests]) => [file, tests.length] as const));
  }

  printsToStdio() {
    return false;
  }
}
