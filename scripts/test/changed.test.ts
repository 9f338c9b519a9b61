import { expect, test } from "vitest";
import { changedPlan, reachedBy } from "./changed.ts";
import { steps } from "./plan.ts";

const graph = new Map([
  ["app/form.ts", ["app/field.ts"]],
  ["app/form.test.ts", ["app/form.ts"]],
  ["tests/e2e/leads/form.spec.ts", ["app/form.ts"]],
  ["tests/site/words.test.ts", ["app/form.ts"]],
]);

test("a deleted module reaches the tests of its importers", () => {
  expect(reachedBy(["app/field.ts"], graph)).toMatchObject({
    unit: ["app/form.test.ts"],
    browser: ["tests/e2e/leads/form.spec.ts"],
    built: ["tests/site/words.test.ts"],
  });
});

test("a deleted test is not run, because that would fail", () => {
  const deleted = ["app/gone.test.ts", "tests/e2e/leads/gone.spec.ts"];
  expect(reachedBy(deleted, graph)).toMatchObject({ unit: [], browser: [], built: [] });
  const names = changedPlan(steps, deleted, graph).map(({ name }) => name);
  expect(names).toEqual(["lint", "types", "imports", "spelling"]);
});
