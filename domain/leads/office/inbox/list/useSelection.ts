import { useCallback, useRef, useState } from "react";

/**
 * Keeps the selected leads. Shift and a click select a range. When all leads on the page are selected, the colleague can extend the
 * selection to the other pages of the view; `everything` is then true, until the view or the selection changes.
 */
export function useSelection(shown: readonly string[], view: string) {
  const [whole, setWhole] = useState<string>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const order = useRef(shown);
  order.current = shown;

  const toggle = useCallback((id: string, range: boolean) => {
    const ids = range ? between(order.current, last.current, id) : [id];
    last.current = id;
    setWhole(undefined);
    setTicked((before) => {
      const after = new Set(before);
      const on = !before.has(id);
      for (const each of ids) after[on ? "add" : "delete"](each);
      return after;
    });
  }, []);
  const clear = useCallback(() => {
    setTicked(new Set());
    setWhole(undefined);
  }, []);
  const all = useCallback(() => setTicked(new Set(order.current)), []);
  // A lead that is no longer in the list is not selected any more.
  const selected = new Set(shown.filter((id) => ticked.has(id)));
  const shownAll = shown.length > 0 && selected.size === shown.length;
  const everything = shownAll && whole === view;
  return { selected, shownAll, everything, toggle, clear, all, sayEverything: () => setWhole(view) };
}

function between(ids: readonly string[], from: string | undefined, to: string): string[] {
  const [one, other] = [from ? ids.indexOf(from) : -1, ids.indexOf(to)];
  if (one < 0) return [to];
  return ids.slice(Math.min(one, other), Math.max(one, other) + 1);
}
