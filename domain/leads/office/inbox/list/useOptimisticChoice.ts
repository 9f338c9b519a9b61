import { useState } from "react";

/** Shows a choice at once, and takes the address as the truth once it has followed (optimistic state). */
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
