import { useEffect, useRef, useState } from "react";
import type { Fetcher } from "react-router";
import type { ActionOutcome } from "../shared/action-outcome.ts";

/**
 * Returns the id of the last timeline entry that the colleague saw when the form opened. The page behind the form reloads at every change,
 * and with its newest entry the server would not notice a conflict. When the server has reported a conflict, the newest entry is returned,
 * because the colleague now knows of it.
 */
export function useSeenAtOpening(
  newest: string,
  { data, state }: Pick<Fetcher<ActionOutcome>, "data" | "state">,
): string {
  const [seen, setSeen] = useState(newest);
  const lastData = useRef(data);
  useEffect(() => {
    if (state !== "idle" || lastData.current === data) return;
    lastData.current = data;
    if (data && !data.ok && data.problem === "conflict") setSeen(newest);
  }, [data, state, newest]);
  return seen;
}
