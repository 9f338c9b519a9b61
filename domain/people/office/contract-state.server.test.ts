import { expect, it } from "vitest";
import { shownState } from "./contract-state.server.ts";

it("a contract runs from its first day to its last, and is ending for some days before", () => {
  const day = 86_400_000;
  const at = (now: number, soon = 2) =>
    shownState({ state: "running", term: { from: 10 * day, to: 20 * day } }, soon, now);
  expect([at(10 * day - 1), at(10 * day), at(18 * day - 1), at(18 * day), at(20 * day)]).toEqual([
    ...["coming", "running", "running", "ending", "ended"],
  ]);
  expect(at(20 * day - 1, 0)).toBe("running");
  expect(shownState({ state: "cancelled", term: { from: 10 * day, to: 20 * day } }, 2, 0)).toBe("cancelled");
});
