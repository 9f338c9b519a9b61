import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { chosenSteps, failuresIn, interruptSteps, type Result, runStep, type Step, summary } from "./steps.ts";

const steps: Step[] = [
  { name: "lint", quick: true, command: "echo Checked 3 files", count: /(\d+ files)/ },
  { name: "build", command: "echo broken; exit 3" },
];
const names = (...args: Parameters<typeof chosenSteps>) => chosenSteps(...args).map(({ name }) => name);

test("all steps, the quick ones, or those named", () => {
  expect(names(steps, [], false)).toEqual(["lint", "build"]);
  expect(names(steps, [], true)).toEqual(["lint"]);
  expect(names(steps, ["build"], true)).toEqual(["build"]);
});

test("an unknown step is refused, with the names of the known ones", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/test/main.ts", "lnit"], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^No step lnit\. There are: lint, types, /);
});

test("a step ends with its count, or as failed", async () => {
  const [lint, build] = await Promise.all(
    steps.map((step) => runStep({ ...step, name: `a ${step.name}` }, process.env)),
  );
  expect(lint).toMatchObject({ outcome: "passed", found: "3 files" });
  expect(build).toMatchObject({ outcome: "FAILED" });
});

test("a running step can be told to end, and then counts as failed", async () => {
  const step = runStep({ name: "a sleep", command: "exec sleep 60" }, process.env);
  interruptSteps();
  expect(await step).toMatchObject({ outcome: "FAILED" });
});

test("the tests that failed are named once each", () => {
  const output = [
    " FAIL  |unit| a.test.ts > adds",
    " FAIL  |unit| a.test.ts > adds",
    " FLAKY  |unit| b.test.ts > waits",
    "  1 flaky",
    "    [chromium] › tests/e2e/leads/form.spec.ts:17:5 › ar › sent ─────",
    "    [chromium] › tests/e2e/leads/form.spec.ts:53:3 › ar › a long title ",
    "  731 passed (10.9m)",
  ];
  const failures = failuresIn(output.join("\n"));
  expect(failures).toEqual([
    "|unit| a.test.ts > adds",
    "|unit| b.test.ts > waits",
    "[chromium] › tests/e2e/leads/form.spec.ts:17:5 › ar › sent",
    "[chromium] › tests/e2e/leads/form.spec.ts:53:3 › ar › a long title",
  ]);
  expect(summary([{ ...passed, failures }]).slice(0, 4)).toEqual(failures.map((test) => `  unit: ${test}`));
});

const passed: Result = { name: "unit", outcome: "passed", found: "40 passed (40)", seconds: 3 };

test("the summary says what was skipped, and where to read about failures", () => {
  expect(summary([passed, passed])).toEqual(["Tests  80 passed", "All 2 steps passed."]);
  const some: Result = { ...passed, name: "site", found: "37 passed | 3 skipped (40)" };
  const none: Result = { name: "browser", outcome: "skipped", found: "without Chromium", seconds: 0 };
  expect(summary([{ ...passed, outcome: "FAILED" }, some, none])).toEqual([
    "  Read test-results/steps/unit.log",
    "Tests  77 passed | 3 skipped",
    "1 of 3 steps passed; failed: unit; skipped: browser.",
  ]);
});
