import { useState } from "react";

/** What was chosen shows at once; the address, which takes a moment to follow, has the last word. */
export function usePicked<T>(chosen: T): [T, (next: T) => void] {
  const key = JSON.stringify(chosen);
  const [picked, setPicked] = useState(chosen);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setPicked(chosen);
  }
  return [picked, setPicked];
}
