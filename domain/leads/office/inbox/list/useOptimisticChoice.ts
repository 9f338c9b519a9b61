import { useState } from "react";

/**
 * Returns the chosen value, and shows a new choice before the page's address has changed. When the address changes, its value replaces the
 * choice (optimistic state).
 */
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
