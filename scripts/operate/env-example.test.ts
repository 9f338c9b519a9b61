import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envExample } from "./env-example.ts";

test(".env.example matches the schema (npm run env:example)", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(envExample());
});

test("each setting is listed once, with its default and no secret", () => {
  const lines = envExample().split("\n");
  expect(lines).toContain("# PORT=3000");
  expect(lines).toContain("# AUTH_SECRET=");
  const names = lines.flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(new Set(names).size).toBe(names.length);
});
