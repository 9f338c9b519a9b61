/** The main menu on phones, which covers the page. It is a popover, or in browsers before 2024 an element with `data-open` (styles/base.css). */
export const sheet = document.getElementById("menu");
const isPopover = "popover" in HTMLElement.prototype;

/** Keeps the focus in the menu while it is open. On wide screens (from `lg` on) the menu is a bar instead. */
export function watchSheet() {
  sheet?.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && trap(false));
  sheet?.addEventListener("toggle", ({ newState }) => newState === "open" && trap(true));
  if (isPopover && sheet?.matches(":popover-open")) trap(true);
  matchMedia("(min-width: 64rem)").addEventListener("change", close);
}

/** Returns true if the menu's button was clicked. The browser opens a popover by itself, so this function opens only a menu that is no popover. */
export function toggleSheet(clicked: Element): boolean {
  const button = clicked.closest("[popovertarget=menu]");
  if (button && !isPopover) trap(sheet?.toggleAttribute("data-open"));
  return button !== null;
}

/** Closes the menu if the focus is outside it, because the menu would cover the focused element. */
export function closeSheet(focused: Node) {
  if (!sheet?.contains(focused)) close();
}

function close() {
  if (isPopover) sheet?.hidePopover();
  else {
    delete sheet?.dataset.open;
    trap(false);
  }
}

/** Makes all elements inert, except the menu and its ancestors. */
function trap(inert = false) {
  for (let part: Element | null = sheet; part && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement?.children ?? [])
      if (other !== part && other instanceof HTMLElement) other.inert = inert;
}
