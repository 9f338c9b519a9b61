import { expect, test } from "vitest";
import { dueFigureProblems } from "./due-figures.ts";
import { allFiles } from "./files.ts";
import { readAll } from "./read.ts";

test("a company is asked to check only the facts of the places and the work that its pages are about", () => {
  const { read } = readAll(allFiles().filter((file) => file.startsWith("shared/")));
  const due = (scope?: Parameters<typeof dueFigureProblems>[2]) => dueFigureProblems(read, "2099-01-01", scope);
  const own = due({ cities: ["ajman"], trades: ["plumbing"], without: [] });
  const fields = (found: typeof own) => new Set(found.map(({ field }) => field));
  expect(fields(own)).toContain("ajman.municipality");
  expect(fields(own)).not.toContain("fujairah.municipality");
  expect(fields(due())).toContain("fujairah.municipality");
});
