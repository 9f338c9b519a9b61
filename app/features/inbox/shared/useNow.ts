import { useEffect, useState } from "react";

/** The server's clock, so that page and browser agree at first; then it goes on, minute by minute. */
export function useNow(atLoad: number): number {
  const [now, setNow] = useState(atLoad);
  useEffect(() => {
    const offset = atLoad - Date.now();
    setNow(atLoad);
    const timer = setInterval(() => setNow(Date.now() + offset), 60_000);
    return () => clearInterval(timer);
  }, [atLoad]);
  return now;
}
