import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { aDraft, aLine } from "./fixture.ts";
import { quotationJson, sha256 } from "./hash.ts";
import type { Quotation } from "./read.ts";

it("the fingerprint is the one of the example in docs/quotations.md", () => {
  const guide = readFileSync("docs/quotations.md", "utf8");
  const [, example = "", fingerprint] = /```json\n(.+)\n```\n\nhas the fingerprint `(\w+)`/.exec(guide) ?? [];
  const draft = aDraft({ validUntil: Date.UTC(2026, 11, 13, 20), lines: [aLine] });
  expect(quotationJson({ ...draft, revision: 1 } as Quotation, "QT-2026-0001")).toBe(example);
  expect(sha256(example)).toBe(fingerprint);
});
