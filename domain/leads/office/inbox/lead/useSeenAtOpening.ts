import { useEffect, useRef, useState } from "react";
import type { Fetcher } from "react-router";
import type { ActionOutcome } from "../shared/action-outcome.ts";

/**
 * Returns the last timeline entry that the colleague saw before filling in a form. The page behind the form is loaded anew at every change, so the
 * newest entry would hide a conflict. After a colleague was told of a conflict, the newest entry is the one that they have seen.
 */
export function useSeenAtOpening(
  newest: string,
  { data, state }: Pick<Fetcher<ActionOutcome>, "data" | "state">,
): string {
  const [seen, setSeen] = useState(newest);
  const told = useRef(data);
  useEffect(() => {
    if (state !== "idle" || told.current === data) return;
    told.current = data;
    if (data && !data.ok && data.problem === "conflict") setSeen(newest);
  }, [data, state, newest]);
  return seen;
}
