/** The main menu as the sheet of a phone: a popover, or where there are none (before 2024) what has `data-open` (styles/base.css). */
const sheet = document.getElementById("menu");
const isPopover = "popover" in HTMLElement.prototype;

/** Answers whether its button was clicked, which a popover follows by itself. */
export function toggleSheet(clicked: Element): boolean {
  const button = clicked.closest("[popovertarget=menu]");
  if (button && !isPopover) sheet?.toggleAttribute("data-open");
  return button !== null;
}

/** It would lie over whatever has the focus now. */
export function closeSheet(focused: Node) {
  if (!sheet || sheet.contains(focused)) return;
  if (isPopover) sheet.hidePopover();
  else delete sheet.dataset.open;
}
