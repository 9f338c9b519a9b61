import { flushSync } from "react-dom";
import type { FetcherWithComponents } from "react-router";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import type { InboxRow } from "../shared/types.ts";
import { useKeys } from "../shared/useKeys.ts";

type Props = {
  rows: InboxRow[];
  /** False if the colleague may only read. */
  mayChange: boolean;
  selected: ReadonlySet<string>;
  /** The query of the view. It is set if an action applies to all leads of the view. */
  all: string | undefined;
  toggle: (id: string, range: boolean) => void;
  clear: () => void;
  fetcher: FetcherWithComponents<ActionOutcome>;
  onHelp: () => void;
};

const links = () => [...document.querySelectorAll<HTMLAnchorElement>("[data-row] a[data-open]")];
const rowOf = (element: Element | null) => element?.closest<HTMLElement>("[data-row]")?.dataset.row;
const focused = () => rowOf(document.activeElement);

/** Moves the focus to the previous or next lead. If no lead has the focus, it moves to the first one. */
export function move(step: 1 | -1) {
  const all = links();
  const now = all.findIndex((link) => rowOf(link) === focused());
  const next = all[now < 0 ? 0 : now + step];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Handles the keyboard shortcuts of the list. If no lead is selected, they apply to the lead that has the focus. */
export function useListKeys({ rows, mayChange, selected, all, toggle, clear, fetcher, onHelp }: Props) {
  const meant = () =>
    (selected.size > 0 ? [...selected] : [focused()].filter((id) => id !== undefined)).filter(() => mayChange);
  const openMenu = (name: "status" | "assign") => {
    const id = focused();
    if (selected.size === 0 && !id) return;
    // The bar with the menu is rendered only when a lead is selected. flushSync renders it at once, so that its menu can be opened in the
    // next line.
    if (selected.size === 0 && id) flushSync(() => toggle(id, false));
    const menu = document.querySelector<HTMLDetailsElement>(`#bulk [data-menu-name=${name}]`);
    if (!menu) return;
    menu.open = true;
    menu.querySelector<HTMLElement>("li button")?.focus();
  };
  const turnRead = () => {
    const ids = meant();
    if (ids.length === 0) return;
    const form = new FormData();
    form.set("do", rows.some(({ id, unread }) => ids.includes(id) && unread === 1) ? "read" : "unread");
    for (const id of ids) form.append("id", id);
    if (all) form.set("all", all);
    void fetcher.submit(form, { method: "post", action: "?index" });
  };
  const down = () => move(1);
  const up = () => move(-1);
  useKeys({
    j: down,
    ArrowDown: down,
    k: up,
    ArrowUp: up,
    o: () =>
      links()
        .find((link) => rowOf(link) === focused())
        ?.click(),
    x: ({ shiftKey }) => {
      const id = focused();
      if (id) toggle(id, shiftKey);
    },
    e: () => openMenu("status"),
    a: () => openMenu("assign"),
    u: turnRead,
    "/": () => document.querySelector<HTMLInputElement>("#search")?.select(),
    "?": onHelp,
    Escape: clear,
  });
}
