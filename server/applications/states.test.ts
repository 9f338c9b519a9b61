import { expect, it } from "vitest";
import { isDecided, mayMove, mayWithdraw } from "./states.ts";
import { type ApplicationState, applicationStates } from "./types.ts";

const reachable = (from: ApplicationState, seen = new Set<ApplicationState>()): Set<ApplicationState> => {
  for (const to of applicationStates) if (mayMove(from, to) && !seen.has(to)) reachable(to, seen.add(to));
  return seen;
};

it("staff can lead an application to each decision, and never withdraw it", () => {
  expect([...reachable("new")].sort()).toEqual(["declined", "hired", "interview", "offer", "reviewing"]);
});

it("nothing moves to where it is, back to new, or on from hired and withdrawn", () => {
  for (const state of applicationStates) {
    expect(mayMove(state, state)).toBe(false);
    expect(mayMove(state, "new")).toBe(false);
    expect([mayMove("hired", state), mayMove("withdrawn", state)]).toEqual([false, false]);
  }
});

it("hired comes only after an offer, and only hired and declined are decisions", () => {
  expect(applicationStates.filter((state) => mayMove(state, "hired"))).toEqual(["offer"]);
  expect(applicationStates.filter(isDecided)).toEqual(["hired", "declined"]);
  expect(applicationStates.filter((state) => !mayWithdraw(state))).toEqual(["hired", "withdrawn"]);
});
