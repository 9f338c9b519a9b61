import { expect, test } from "vitest";
import { byGroup, lostTests, newTests } from "./counts.ts";

const groups = byGroup({
  "app/features/inbox/lead/Lead.test.tsx": 4,
  "app/features/inbox/list.test.ts": 3,
  "packages/engine/air/moist/air.test.ts": 1,
  "packages/typed/index.test.ts": 1,
  "server/mail/render/mail.test.ts": 2,
  "tests/e2e/inbox/list.spec.ts": 5,
});

test("tests are counted by folder, those of a feature together", () => {
  expect(groups).toEqual({
    "app/features/inbox": 7,
    "packages/engine/air": 1,
    "packages/typed": 1,
    "server/mail": 2,
    "tests/e2e/inbox": 5,
  });
});

test("a group that has lost tests is named, also one that is gone; one that has more is not", () => {
  const recorded = {
    unit: { "server/mail": 3, "server/photos": 2, "app/features/inbox": 6 },
    site: { "tests/site": 9 },
  };
  expect(lostTests(recorded, { unit: groups })).toEqual([
    "unit: server/mail has 2 tests, and had 3.",
    "unit: server/photos has 0 tests, and had 2.",
  ]);
  expect(newTests(recorded, { unit: groups })).toBe(1 + 5 + 2);
});
