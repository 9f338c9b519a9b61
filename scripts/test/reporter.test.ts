import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { failuresIn } from "./steps.ts";

const runs = `import { EventEmitter } from "node:events";
test("passes", () => void setTimeout(() => new EventEmitter().emit("error", new Error("nobody listens")), 0));
test("waits", () => new Promise((done) => setTimeout(done, 50)));
`;

test("an error outside any test is named as the reason why a run of passed tests failed", () => {
  const folder = mkdtempSync(join(tmpdir(), "windtower-reporter-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "emits.test.ts"), runs);
  const reporter = join(import.meta.dirname, "reporter.ts");
  const vitest = join(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
  const options = ["run", "--root", folder, "--globals", `--reporter=${reporter}`];
  const env = { ...process.env, TEST_COUNTS: "" };
  const { status, stdout } = spawnSync(process.execPath, [vitest, ...options], { encoding: "utf8", env });
  expect(status).toBe(1);
  expect(failuresIn(stdout)).toEqual([expect.stringMatching(/^outside of a test > nobody listens/)]);
});
