import { runToEnd } from "@site/engine/what-if/steps.ts";
import { useEffect, useEffectEvent, useState } from "react";

/** The delay in ms before a calculation starts. It is long enough for another keystroke. */
const delay = 300;

interface Beginning<T> {
  /** The first result, if the server sent it. */
  first?: T;
  /** The result that is shown until the first calculated result is ready. */
  meanwhile?: T;
}

/**
 * Returns a result that needs many runs of the engine. The first render computes it at once, unless `first` or `meanwhile` is given. Later a
 * calculation starts when `input` has not changed for a moment. It runs one step at a time, so that typing never waits for it.
 */
export function useDebounced<T>(
  start: () => Generator<undefined, T>,
  input: unknown,
  { first, meanwhile }: Beginning<T> = {},
): { value: T; current: boolean } {
  const [state, setState] = useState((): { value: T; input?: unknown } => {
    if (first === undefined && meanwhile !== undefined) return { value: meanwhile };
    return { value: first ?? runToEnd(start()), input };
  });
  const current = state.input === input;
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (current) return;
    const calculation = begin();
    let timer = setTimeout(step, delay);
    function step() {
      const { done, value } = calculation.next();
      if (done) setState({ value, input });
      else timer = setTimeout(step);
    }
    return () => clearTimeout(timer);
  }, [input, current]);
  return { value: state.value, current };
}
