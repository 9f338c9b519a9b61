import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const records = globSync("docs/decisions/0*.md").sort();
const index = readFileSync("docs/decisions/README.md", "utf8");

test.for(records)("%s has its number, a date and a status, and stands in the index", (file) => {
  const name = basename(file);
  const number = Number(name.slice(0, 4));
  const [title, , stamp = ""] = readFileSync(file, "utf8").split("\n");
  expect(title).toMatch(new RegExp(`^# ${number}\\. \\S`));
  expect(stamp).toMatch(/^20\d\d-\d\d-\d\d · (?:proposed|accepted|superseded by \d{4})/);
  expect(index).toContain(`(${name})`);
});

test("no number stands for two decisions", () => {
  const numbers = records.map((file) => basename(file).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
