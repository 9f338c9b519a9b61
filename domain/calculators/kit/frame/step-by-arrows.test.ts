import { expect, it, vi } from "vitest";
import { stepByArrows } from "./step-by-arrows.ts";

function press(key: string, typed: string, step = 0.1) {
  const preventDefault = vi.fn();
  const set = vi.fn();
  stepByArrows(typed, () => step, set)({ key, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(set.mock.calls.length);
  return set.mock.lastCall?.[0];
}

it.each([
  ["ArrowUp", "24", "24.1"],
  ["ArrowDown", "24", "23.9"],
  ["ArrowUp", "0.2", "0.3"],
  ["ArrowDown", "٢٤", "23.9"],
])("%s changes %s to %s", (key, typed, next) => {
  expect(press(key, typed)).toBe(next);
});

it.each([
  ["Tab", "24"],
  ["ArrowLeft", "24"],
  ["ArrowUp", ""],
  ["ArrowUp", "warm"],
])("%s on %j changes nothing", (key, typed) => {
  expect(press(key, typed)).toBeUndefined();
});
