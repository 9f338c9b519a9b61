import { closeSheet, toggleSheet } from "./sheet.ts";

const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Menus are <details>: they work without this. It adds what people expect: Escape closes them, and so does leaving them. */
export function watchMenus() {
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  addEventListener("focusin", leaveMenus);
  // Who was quicker than this script has gone on already.
  if (document.activeElement !== document.body) leaveMenus({ target: document.activeElement });
}

export function clickMenus({ target }: Event) {
  if (!(target instanceof Element && toggleSheet(target))) leaveMenus({ target });
}

/** A click or the focus elsewhere closes what is open. */
function leaveMenus({ target }: Pick<Event, "target">) {
  if (!(target instanceof Node) || target === document) return;
  for (const menu of open()) if (!menu.contains(target)) menu.open = false;
  closeSheet(target);
}
