import { useEffect, useState } from "react";

/** Returns the seconds until an instant, updated every second. The timer stops at zero. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((instant - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    if (instant <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (instant <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}
