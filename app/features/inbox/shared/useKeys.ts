import { useEffect, useRef } from "react";
import { type Keys, onKeys } from "./keys.ts";

/** The page's shortcuts; the newest are called, so that nothing has to be remembered between renderings. */
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
