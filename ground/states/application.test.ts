import { expect, it } from "vitest";
import { type ApplicationState, applicationStates, mayMove } from "./application.ts";
import { statesOf, statesThat, statesWithout } from "./table.ts";

const states = statesOf(applicationStates);

const reachable = (from: ApplicationState, seen = new Set<ApplicationState>()): Set<ApplicationState> => {
  for (const to of states) if (mayMove(from, to) && !seen.has(to)) reachable(to, seen.add(to));
  return seen;
};

it("colleagues can lead an application to each decision, and never withdraw it", () => {
  expect([...reachable("new")].sort()).toEqual(["declined", "hired", "interview", "offer", "reviewing"]);
});

it("nothing moves to its own state, back to new, or on from hired and withdrawn", () => {
  for (const state of states) {
    expect(mayMove(state, state)).toBe(false);
    expect(mayMove(state, "new")).toBe(false);
    expect([mayMove("hired", state), mayMove("withdrawn", state)]).toEqual([false, false]);
  }
});

it("hired comes only after an offer, and only hired and declined are decisions", () => {
  expect(states.filter((state) => mayMove(state, "hired"))).toEqual(["offer"]);
  expect(statesThat(applicationStates, "isDecided")).toEqual(["hired", "declined"]);
  expect(statesWithout(applicationStates, "mayWithdraw")).toEqual(["hired", "withdrawn"]);
});
