import { useEffect, useState } from "react";
import { type Uncertainty, uncertainty } from "../uncertainty.ts";
import { type Asked, quickInputOf } from "./fields.ts";

/** Long enough for another key to be pressed. */
const rest = 250;

/** Between which loads the answer lies. Some twenty runs of the engine: after the visitor has stopped for a moment. */
export function useBand(asked: Asked, query: string): { band: Uncertainty; current: boolean } {
  const [state, setState] = useState(() => ({ band: uncertainty(quickInputOf(asked)), query }));
  const current = state.query === query;
  useEffect(() => {
    if (current) return;
    const timer = setTimeout(() => setState({ band: uncertainty(quickInputOf(asked)), query }), rest);
    return () => clearTimeout(timer);
  }, [asked, query, current]);
  return { band: state.band, current };
}
