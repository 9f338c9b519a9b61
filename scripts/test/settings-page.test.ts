import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schema } from "#platform/process/env.ts";
import { envExample, settingsPage } from "#scripts/operate/settings-page.ts";

const names = Object.keys(schema.shape);

test("docs/settings.md matches the schema (npm run docs:settings)", () => {
  expect(readFileSync("docs/settings.md", "utf8")).toBe(settingsPage());
});

test(".env.example matches the schema (npm run docs:settings)", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(envExample());
});

test("each setting is listed once in both, with its default and no secret", () => {
  const listed = (text: string, name: RegExp) => Array.from(text.matchAll(name), ([, found]) => found).sort();
  expect(listed(settingsPage(), /^- \*\*`(\w+)`\*\*:/gm)).toEqual(names.toSorted());
  expect(listed(envExample(), /^# ([A-Z0-9_]+)=/gm)).toEqual(names.toSorted());
  expect(envExample().split("\n")).toEqual(expect.arrayContaining(["# PORT=3000", "# AUTH_SECRET="]));
});

test("no line of the page is longer than 100 characters", () => {
  expect(
    settingsPage()
      .split("\n")
      .filter((line) => line.length > 100),
  ).toEqual([]);
});
