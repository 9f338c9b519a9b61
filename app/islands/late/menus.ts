import { closeSheet, toggleSheet, watchSheet } from "./sheet.ts";

const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Menus are <details> elements, which work without a script. This function closes them on Escape and when the focus leaves them. */
export function watchMenus() {
  watchSheet();
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  addEventListener("focusin", leaveMenus);
  // The visitor may have left the menu before this script was loaded.
  if (document.activeElement !== document.body) leaveMenus({ target: document.activeElement });
}

export function clickMenus({ target }: Event) {
  if (!(target instanceof Element && toggleSheet(target))) leaveMenus({ target });
}

/** Closes open menus after a click or focus outside them. */
function leaveMenus({ target }: Pick<Event, "target">) {
  if (!(target instanceof Node) || target === document) return;
  for (const menu of open()) if (!menu.contains(target)) menu.open = false;
  closeSheet(target);
}
