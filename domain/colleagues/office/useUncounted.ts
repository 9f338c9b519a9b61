import { useEffect } from "react";

const month = 30 * 24 * 60 * 60_000;

/**
 * Switches the visitor statistics off for a month in a browser that has opened the office, even without sign-in. If somebody has switched
 * them off on /privacy, they stay off for ever.
 */
export function useUncounted() {
  useEffect(() => {
    try {
      if (localStorage.uncounted !== "Infinity") localStorage.uncounted = Date.now() + month;
    } catch {}
  }, []);
}
