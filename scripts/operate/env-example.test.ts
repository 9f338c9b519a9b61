import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schema } from "#platform/process/env.ts";
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

test("each setting has a row in a table of the docs", () => {
  const docs = globSync("docs/**/*.md").map((file) => readFileSync(file, "utf8"));
  const cells = docs.flatMap((text) => text.match(/^\| `.*?` \|/gm) ?? []);
  /** A row may name several settings of one provider: `AUTH_AZURE_ISSUER`, `_CLIENT_ID`. */
  const isIn = (name: string) => (cell: string) => {
    const [, provider = "", rest = ""] = /^([A-Z]+_[A-Z]+)(_.+)$/.exec(name) ?? [];
    return cell.includes(`\`${name}\``) || (cell.includes(`\`${provider}_`) && cell.includes(`\`${rest}\``));
  };
  const missing = Object.keys(schema.shape).filter((name) => !cells.some(isIn(name)));
  expect(missing, "docs/operations.md needs a row | `NAME` | default | what it does | for each of these").toEqual([]);
});
