/** The main menu as a sheet on phones: a popover, or in browsers before 2024 an element with `data-open` (styles/base.css). */
const sheet = document.getElementById("menu");
const isPopover = "popover" in HTMLElement.prototype;

/** Returns whether its button was clicked. A popover opens by itself. */
export function toggleSheet(clicked: Element): boolean {
  const button = clicked.closest("[popovertarget=menu]");
  if (button && !isPopover) sheet?.toggleAttribute("data-open");
  return button !== null;
}

/** Otherwise the sheet would cover the focused element. */
export function closeSheet(focused: Node) {
  if (!sheet || sheet.contains(focused)) return;
  if (isPopover) sheet.hidePopover();
  else delete sheet.dataset.open;
}
