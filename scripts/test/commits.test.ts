import { expect, test } from "vitest";
import { commitProblems } from "./commits.ts";

test.for(["fix(mail): six a day to one", "docs: what to watch", "feat(auth)!: sessions end after a month"])(
  "%s is in order",
  (subject) => {
    expect(commitProblems(subject, 1, "Because.")).toEqual([]);
  },
);

test("every fault is reported", () => {
  expect(commitProblems("Merge branch 'x2'", 2, "Because.")).toHaveLength(2);
  expect(commitProblems(`fix: ${"x".repeat(80)}`, 1, "Because.")).toEqual([
    expect.stringContaining("has 85 characters"),
  ]);
  expect(commitProblems("mended a thing", 1, "Because.")).toEqual([expect.stringContaining("is not of the form")]);
  expect(commitProblems("fix: one", 1, "\n")).toEqual([expect.stringContaining("has no body")]);
});
