import { useEffect, useRef } from "react";
import { type Keys, onKeys } from "./keys.ts";

/** Handles the keyboard shortcuts of a page. It always calls the handlers of the last render, so callers need not memoise them. */
export function useKeys(keys: Keys) {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const controller = new AbortController();
    const through = Object.keys(newest.current).map((key) => [
      key,
      (event: KeyboardEvent) => newest.current[key]?.(event),
    ]);
    onKeys(Object.fromEntries(through), controller.signal);
    return () => controller.abort();
  }, []);
}
