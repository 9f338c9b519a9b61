import { useState } from "react";

/** Optimistic state of a choice: it shows at once, until the address has followed. */
export function useOptimisticChoice<T>(chosen: T): [T, (next: T) => void] {
  const key = JSON.stringify(chosen);
  const [picked, setPicked] = useState(chosen);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setPicked(chosen);
  }
  return [picked, setPicked];
}
