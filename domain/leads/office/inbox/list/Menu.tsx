import { type ReactNode, useEffect, useRef } from "react";
import { Glyph, type GlyphName } from "../shared/Glyph.tsx";

type Props = {
  /** The label of the button that opens the menu. */
  label: ReactNode;
  name?: string;
  glyph?: GlyphName;
  /** True if an item of the menu is selected. */
  active?: boolean;
  /** The side at which the list and the button are aligned. */
  side?: "start" | "end";
  upward?: boolean;
  children: ReactNode;
};

/**
 * A menu made of <details>, so that it opens without a script. The script adds the arrow keys, and closes the menu on Escape, on a click
 * outside, and after a choice.
 */
export function Menu({ label, name, glyph, active = false, side = "start", upward = false, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useMenu(ref);
  return (
    <details ref={ref} name="menu" data-menu-name={name} className="group relative shrink-0">
      <summary
        className={`inline-flex min-h-9 items-center gap-1.5 rounded-lg border px-3 text-sm whitespace-nowrap smooth hover:border-brand max-sm:min-h-11 ${active ? "border-brand bg-brand-tint font-semibold text-brand" : "border-line bg-raised"}`}
      >
        {glyph && <Glyph name={glyph} />}
        {label}
        <Glyph name="chevron-down" size={14} className="smooth group-open:rotate-180" />
      </summary>
      <div
        className={`absolute z-30 max-h-[min(24rem,60dvh)] min-w-64 overflow-y-auto rounded-xl border border-line bg-raised p-1.5 shadow-card max-sm:fixed max-sm:inset-x-3 max-sm:top-auto max-sm:bottom-20 max-sm:max-h-[70dvh] ${side === "end" ? "end-0" : "start-0"} ${upward ? "bottom-full mb-1" : "top-full mt-1"}`}
      >
        {children}
      </div>
    </details>
  );
}

const focusable = "a, button, input, select, textarea";

function useMenu(ref: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => {
      menu.open = false;
    };
    document.addEventListener(
      "pointerdown",
      ({ target }) => !(target instanceof Node && menu.contains(target)) && close(),
      { signal },
    );
    menu.addEventListener("keydown", (event) => onKey(event, menu, close), { signal });
    return () => controller.abort();
  }, [ref]);
}

function onKey(event: KeyboardEvent, menu: HTMLDetailsElement, close: () => void) {
  if (!menu.open) return;
  if (event.key === "Escape") {
    event.stopPropagation();
    close();
    menu.querySelector("summary")?.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const isTyping =
    event.target instanceof Element &&
    event.target.matches("input:not([type=checkbox], [type=radio]), textarea, select");
  if (!step || isTyping) return;
  event.preventDefault();
  const stops = [...menu.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.tabIndex >= 0);
  const { activeElement } = document;
  const now = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  stops.at((now + step + stops.length) % stops.length)?.focus();
}

export const menuItem =
  "flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-start text-sm hover:bg-sand max-sm:min-h-11";
