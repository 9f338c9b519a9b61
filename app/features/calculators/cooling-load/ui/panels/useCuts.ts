import { useEffect, useState } from "react";
import { type Cut, cuts } from "../../cuts.ts";
import type { QuickInput } from "../../quick-input.ts";

/** Long enough for another key to be pressed. */
const rest = 400;

/** What would cut the load: a dozen runs of the engine, so after the visitor has stopped for a moment. `key` says the input. */
export function useCuts(input: QuickInput, key: string, efficiency: number): { cuts: Cut[]; current: boolean } {
  const [state, setState] = useState(() => ({ cuts: cuts(input, efficiency), key }));
  const current = state.key === key;
  useEffect(() => {
    if (current) return;
    const timer = setTimeout(() => setState({ cuts: cuts(input, efficiency), key }), rest);
    return () => clearTimeout(timer);
  }, [input, key, efficiency, current]);
  return { cuts: state.cuts, current };
}
