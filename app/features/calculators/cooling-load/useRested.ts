import { useEffect, useState } from "react";
import { atOnce } from "#engine/what-if/steps.ts";

/** ms, long enough for another key to be pressed. */
const rest = 300;

/**
 * What takes many runs of the engine: at once for the first drawing, unless that was done already, then after the visitor has stopped for a moment, and a step at a time, so that
 * no key has to wait for all of it. `of` says what it belongs to.
 */
export function useRested<T>(
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
    let timer = setTimeout(step, rest);
    function step() {
      const { done, value } = work.next();
      if (done) setState({ value, of });
      else timer = setTimeout(step);
    }
    return () => clearTimeout(timer);
  }, [of, current]);
  return { value: state.value, current };
}
