/** The main menu as a sheet on phones. It is a popover, or in browsers before 2024 an element with `data-open` (styles/base.css). */
const sheet = document.getElementById("menu");
const isPopover = "popover" in HTMLElement.prototype;

/** While the sheet is open, the focus stays in it. Above a certain width (lg) the menu is a bar instead. */
export function watchSheet() {
  sheet?.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && trap(false));
  sheet?.addEventListener("toggle", ({ newState }) => newState === "open" && trap(true));
  if (isPopover && sheet?.matches(":popover-open")) trap(true);
  matchMedia("(min-width: 64rem)").addEventListener("change", close);
}

/** Returns whether the sheet's button was clicked. A popover opens by itself. */
export function toggleSheet(clicked: Element): boolean {
  const button = clicked.closest("[popovertarget=menu]");
  if (button && !isPopover) trap(sheet?.toggleAttribute("data-open"));
  return button !== null;
}

/** Closes the sheet, which would otherwise cover the focused element. */
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

/** Makes everything outside the sheet and its ancestors inert. */
function trap(inert = false) {
  for (let part: Element | null = sheet; part && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement?.children ?? [])
      if (other !== part && other instanceof HTMLElement) other.inert = inert;
}
