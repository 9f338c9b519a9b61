import { expect, test } from "vitest";
import { runInLanes } from "./lanes.ts";
import type { Result, Step } from "./steps.ts";

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: "", ...more });

/** Runs the plan with fake steps that end when the test says so. Returns the results, and the largest number of cores in use. */
async function gone(plan: Step[], outcomes: Record<string, Result["outcome"]> = {}, bail = false) {
  let [inUse, most] = [0, 0];
  const begun: string[] = [];
  const results = await runInLanes(plan, {
    cores: 2,
    stopsAfter: ({ outcome }) => bail && outcome === "FAILED",
    run: async ({ name, cores = 2 }) => {
      begun.push(name);
      inUse += cores;
      most = Math.max(most, inUse);
      await new Promise(setImmediate);
      inUse -= cores;
      return { name, outcome: outcomes[name] ?? "passed", found: "", seconds: 0 };
    },
  });
  return { begun, most, outcomes: results.map(({ name, outcome }) => `${name} ${outcome}`) };
}

test("two steps that need one core run at a time, and nothing beside one that needs both", async () => {
  const plan = [step("types"), step("imports", { cores: 1 }), step("spelling", { cores: 1 }), step("unit")];
  expect(await gone(plan)).toEqual({
    begun: ["types", "imports", "spelling", "unit"],
    most: 2,
    outcomes: ["types passed", "imports passed", "spelling passed", "unit passed"],
  });
});

test("a test of a built product waits for it, and is skipped without it", async () => {
  const plan = [step("build", { cores: 1 }), step("site", { cores: 1, after: "build" }), step("auth", { cores: 1 })];
  expect((await gone(plan)).begun).toEqual(["build", "auth", "site"]);
  const { outcomes } = await gone(plan, { build: "FAILED" });
  expect(outcomes).toEqual(["build FAILED", "site skipped", "auth passed"]);
  expect((await gone(plan.slice(1))).begun).toEqual(["site", "auth"]);
});

test("--bail begins nothing after a failure", async () => {
  const plan = [step("lint"), step("types"), step("unit")];
  expect((await gone(plan, { types: "FAILED" }, true)).outcomes).toEqual(["lint passed", "types FAILED"]);
});
