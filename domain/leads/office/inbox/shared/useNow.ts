import { useEffect, useState } from "react";

/** Returns the current time, updated every minute. It begins with the server's time, so that hydration matches. */
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
