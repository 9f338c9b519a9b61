import { createHash } from "node:crypto";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isNightly } from "./tests/set.ts";

/**
 * A failed test is tried again. If it then passes, it is reported as flaky, which is a defect to be mended. At night it
 * fails (as in playwright.config.ts).
 */
const retry = isNightly ? 0 : 1;

/** Uses every core. Vitest leaves one core idle by default, which is half of a machine with two cores. */
const everyCore = "100%";

/**
 * The order of test files: -1 runs first, 1 runs last. Vitest begins with the largest file, but the test that kills the server takes longest, and
 * all other cores would wait for it at the end. The test of calculations runs at low priority, and gets no computing time beside it.
 */
const places: Record<string, number> = {
  "reliability/kill.test.ts": -1,
  "reliability/costly.test.ts": 1,
  "site/markup.test.ts": -1,
  "site/shingles.test.ts": -1,
};
const placeOf = ({ moduleId }: TestSpecification) => places[moduleId.split("/").slice(-2).join("/")] ?? 0;

/**
 * Orders the test files. Files that share a process come in a random order, so that no file depends on what another file left. Files with a process
 * of their own come first, because Vitest ends a shared process when the next file is of another kind.
 */
class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    if (files.some(isShared)) return this.#shuffled(files);
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
  #shuffled(files: TestSpecification[]) {
    const { seed } = this.ctx.config.sequence;
    console.log(`Files in the order of --sequence.seed=${seed}`);
    const key = (file: TestSpecification) =>
      `${isShared(file)} ${placeOf(file) + 1} ${createHash("sha1").update(`${seed} ${file.moduleId}`).digest("hex")}`;
    return files.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  }
}

const isShared = ({ project }: TestSpecification) => !project.config.isolate;

const alone = "**/*.alone.test.{ts,tsx}";

/** React's production build. Its development build takes several times as long for a page, and gives no output that a test reads. */
const shipped = { oxc: { jsx: { development: false } } };

const unit = {
  retry,
  environment: "node",
  env: { NODE_ENV: "production" },
  // Some tests start a process, which is slow on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: everyCore,
} as const;

/** `unit` needs only the source code. `site` and `reliability` need the folder build/ from `npm run build`. */
export default defineConfig({
  test: {
    sequence: { sequencer: Order },
    reporters: ["default", "./scripts/test/reporter.ts"],
    projects: [
      {
        ...shipped,
        test: {
          ...unit,
          name: "unit",
          // Many files share one process, because loading the server anew for each file took longer than the tests.
          isolate: false,
          setupFiles: "scripts/test/leaves-nothing.ts",
          include: [
            "{app,art,bench,domain,ground,packages,platform,scripts,server,site,tests/{pairs,simulation}}/**/*.test.{ts,tsx}",
          ],
          exclude: [alone],
        },
      },
      {
        ...shipped,
        test: {
          ...unit,
          name: "unit-alone",
          include: [
            `{app,art,bench,domain,ground,packages,platform,scripts,server,site,tests/{pairs,simulation}}/${alone}`,
          ],
        },
      },
      {
        test: {
          name: "site",
          retry,
          environment: "node",
          // Many files share one process, because reading all pages anew for each file took as long as the checks.
          isolate: false,
          include: ["tests/site/**/*.test.ts"],
          // In production mode the list of pages is read once. Otherwise it would be read again and again.
          env: { NODE_ENV: "production" },
          globalSetup: "tests/site/require-build.ts",
          // Brotli at its highest quality and html-validate need much time for hundreds of pages.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: everyCore,
        },
      },
      {
        test: {
          name: "company",
          environment: "node",
          include: ["tests/company/**/*.test.ts"],
          env: { NODE_ENV: "production" },
          globalSetup: "tests/site/require-build.ts",
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "http",
          retry,
          environment: "node",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: "tests/http/server.ts",
          setupFiles: "tests/http/after-each.ts",
          // Many files share one process, because loading the helpers anew for each file would take longer than most tests.
          isolate: false,
          // Some tests start a server, which is slow on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: everyCore,
        },
      },
      {
        test: {
          name: "auth",
          retry,
          environment: "node",
          isolate: false,
          setupFiles: "scripts/test/leaves-nothing.ts",
          include: ["tests/auth/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: everyCore,
        },
      },
      {
        test: {
          name: "reliability",
          retry,
          environment: "node",
          include: ["tests/reliability/**/*.test.ts"],
          // These tests are drills (`npm run drills`). If the machine is busy with other work, their load balancer finds no free process in time.
          exclude: process.env.DRILL_ROUNDS
            ? []
            : ["rolling-deploy", "cdn", "static-host"].map((name) => `tests/reliability/${name}.test.ts`),
          // These tests mostly wait: a process starts, or a database comes back.
          maxWorkers: 2,
          globalSetup: "tests/site/require-build.ts",
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "trials",
          environment: "node",
          include: ["tests/trials/**/*.test.ts"],
          globalSetup: "tests/site/require-build.ts",
          // A trial waits for a lease of five minutes.
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "engines",
          retry,
          environment: "node",
          include: ["tests/engines/**/*.test.ts"],
          globalSetup: "tests/engines/server.ts",
          // Each core runs one browser.
          maxWorkers: everyCore,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
