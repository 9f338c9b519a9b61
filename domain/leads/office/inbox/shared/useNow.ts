import { useEffect, useState } from "react";

/** Returns the server's clock at first, so that hydration matches. Then it advances every minute. */
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
