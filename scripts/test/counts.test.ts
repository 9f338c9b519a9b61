import { expect, test } from "vitest";
import { byGroup, lostTests, newTests } from "./counts.ts";

const groups = byGroup({
  "domain/leads/office/inbox/lead/Lead.test.tsx": 4,
  "domain/leads/office/inbox/list.test.ts": 3,
  "packages/engine/air/moist/air.test.ts": 1,
  "packages/typed/index.test.ts": 1,
  "platform/mail/render/mail.test.ts": 2,
  "tests/e2e/inbox/list.spec.ts": 5,
});

test("tests are counted by folder, those in the same part of a domain together", () => {
  expect(groups).toEqual({
    "domain/leads/office": 7,
    "packages/engine/air": 1,
    "packages/typed": 1,
    "platform/mail": 2,
    "tests/e2e/inbox": 5,
  });
});

test("a group that has lost tests is named, also one that no longer exists; one that has more is not", () => {
  const recorded = {
    unit: { "platform/mail": 3, "platform/photos": 2, "domain/leads/office": 6 },
    site: { "tests/site": 9 },
  };
  expect(lostTests(recorded, { unit: groups })).toEqual([
    "unit: platform/mail has 2 tests, and had 3.",
    "unit: platform/photos has 0 tests, and had 2.",
  ]);
  expect(newTests(recorded, { unit: groups })).toBe(1 + 5 + 2);
});
