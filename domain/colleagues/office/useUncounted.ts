import { useEffect } from "react";

const month = 30 * 24 * 60 * 60_000;

/**
 * A browser in which the office was opened is not counted for a month, even without sign-in. Somebody who switched counting off on /privacy is never
 * counted again.
 */
export function useUncounted() {
  useEffect(() => {
    try {
      if (localStorage.uncounted !== "Infinity") localStorage.uncounted = Date.now() + month;
    } catch {}
  }, []);
}
