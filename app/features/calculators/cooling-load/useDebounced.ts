import { useEffect, useState } from "react";
import { atOnce } from "#engine/what-if/steps.ts";

/** ms, long enough for another key to be pressed. */
const delay = 300;

/**
 * A debounced result that takes many runs of the engine. The first drawing computes it at once, unless `first` is given;
 * later it starts when the input `of` has not changed for a moment, and runs a step at a time, so that typing never waits for it.
 */
export function useDebounced<T>(
  start: () => Generator<undefined, T>,
  of: unknown,
  first?: T,
): { value: T; current: boolean } {
  const [state, setState] = useState(() => ({ value: first ?? atOnce(start()), of }));
  const current = state.of === of;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is worked out changes with what it belongs to
  useEffect(() => {
    if (current) return;
    const work = start();
    let timer = setTimeout(step, delay);
    function step() {
      const { done, value } = work.next();
      if (done) setState({ value, of });
      else timer = setTimeout(step);
    }
    return () => clearTimeout(timer);
  }, [of, current]);
  return { value: state.value, current };
}
