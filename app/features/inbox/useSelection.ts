import { useCallback, useRef, useState } from "react";

/** Which of the shown leads are ticked; with Shift, everything since the last tick. */
export function useSelection(shown: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const order = useRef(shown);
  order.current = shown;

  const toggle = useCallback((id: string, range: boolean) => {
    const ids = range ? between(order.current, last.current, id) : [id];
    last.current = id;
    setTicked((before) => {
      const after = new Set(before);
      const on = !before.has(id);
      for (const each of ids) after[on ? "add" : "delete"](each);
      return after;
    });
  }, []);
  const clear = useCallback(() => setTicked(new Set()), []);
  const all = useCallback(() => setTicked(new Set(order.current)), []);
  // What left the list is not acted upon.
  const selected = new Set(shown.filter((id) => ticked.has(id)));
  return { selected, toggle, clear, all };
}

function between(ids: readonly string[], from: string | undefined, to: string): string[] {
  const [one, other] = [from ? ids.indexOf(from) : -1, ids.indexOf(to)];
  if (one < 0) return [to];
  return ids.slice(Math.min(one, other), Math.max(one, other) + 1);
}
