import { expect, it } from "vitest";
import { costSchema } from "./actions.server.ts";

it.each([
  ["1,250.50", "1250.50"],
  ["١٬٢٥٠٫٥", "1250.5"],
  ["12 500", "12500"],
  ["1250,5", "1250.5"],
  ["12,50", "12.50"],
  ["1.250,50", "1250.50"],
  ["12,5000", undefined],
  ["-1", undefined],
])("a campaign that cost %j is stored with AED %s", (aed, noted) => {
  expect(costSchema.safeParse({ campaign: "summer", month: "2026-11", aed }).data?.aed).toBe(noted);
});
