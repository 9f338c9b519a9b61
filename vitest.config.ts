import { createHash } from "node:crypto";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isNightly } from "./tests/set.ts";

/** It is as in playwright.config.ts: whoever lost a race is named as flaky at the end of a change's run, and is a defect to be mended; at night it fails. */
const retry = isNightly ? 0 : 1;

/** Vitest leaves one core idle by default, which is half of two cores. */
const everyCore = "100%";

/**
 * Vitest begins with the largest file, which is not the longest test. The kills take longest, so no core should wait for them at the end;
 * calculations run at low priority, and would starve beside them.
 */
const places: Record<string, number> = {
  "reliability/kill.test.ts": -1,
  "reliability/costly.test.ts": 1,
  "site/markup.test.ts": -1,
  "site/shingles.test.ts": -1,
};
const placeOf = ({ moduleId }: TestSpecification) => places[moduleId.split("/").slice(-2).join("/")] ?? 0;

/**
 * Files that share a process come in a different order at every run, so that none may need what another left. Those with a process of their
 * own come first: a process ends where the next file is of another kind.
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

/** React as it ships: its development build takes several times as long for a page, and says nothing that a test reads. */
const shipped = { oxc: { jsx: { development: false } } };

const unit = {
  retry,
  environment: "node",
  env: { NODE_ENV: "production" },
  // Some start a process of their own, on a machine that may be busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: everyCore,
} as const;

/** `unit` needs nothing but the sources; `site` and `reliability` need what `npm run build` left in build/. */
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
          // One process for many files: to load the server anew for each of them took longer than the tests.
          isolate: false,
          setupFiles: "scripts/test/leaves-nothing.ts",
          include: [
            "{app,art,bench,domain,ground,packages,platform,scripts,server,site,tests/pairs}/**/*.test.{ts,tsx}",
          ],
          exclude: [alone],
        },
      },
      {
        ...shipped,
        test: {
          ...unit,
          name: "unit-alone",
          include: [`{app,art,bench,domain,ground,packages,platform,scripts,server,site,tests/pairs}/${alone}`],
        },
      },
      {
        test: {
          name: "site",
          retry,
          environment: "node",
          // One process for many files: to read and parse all pages anew for each of them took as long as the checks.
          isolate: false,
          include: ["tests/site/**/*.test.ts"],
          // The inventory of pages is then taken once, not again at every question.
          env: { NODE_ENV: "production" },
          globalSetup: "tests/site/require-build.ts",
          // Brotli at its highest quality and html-validate take their time over hundreds of pages.
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
          // One process for many files: to load the helpers anew for each of them would take longer than most of the tests.
          isolate: false,
          // Some start a server of their own, on a machine that may be busy.
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
          // Drills (`npm run drills`): on a machine that is busy with other work the load balancer finds no process in time.
          exclude: process.env.DRILL_ROUNDS
            ? []
            : ["rolling-deploy", "cdn", "static-host"].map((name) => `tests/reliability/${name}.test.ts`),
          // Most of the time they wait for a process to start or a database to come back.
          maxWorkers: 2,
          globalSetup: "tests/site/require-build.ts",
          testTimeout: 300_000,
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
          // One browser a core.
          maxWorkers: everyCore,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
