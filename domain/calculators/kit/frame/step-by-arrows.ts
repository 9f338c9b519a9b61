import type { KeyboardEvent } from "react";
import { readNumber } from "./read-number.ts";

/** Lets the arrow keys up and down change a typed number, as in a native number input. `stepOf` returns the step for a value. */
export const stepByArrows =
  (typed: string, stepOf: (value: number) => number, set: (text: string) => void) =>
  (event: Pick<KeyboardEvent, "key" | "preventDefault">) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const value = readNumber(typed);
    if (!direction || Number.isNaN(value)) return;
    event.preventDefault();
    set(String(Number((value + direction * stepOf(value)).toFixed(6))));
  };
