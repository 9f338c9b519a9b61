type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement | HTMLFormElement;

/** Takes a control from before hydration and returns the control that is at this position now, which is usually the same one. */
export type InPlaceOf = <E extends HTMLElement>(control: E) => E;

/**
 * If the browser has translated a page, React renders the island anew instead of hydrating it. This function copies the visitor's input into the
 * new controls. It also finds the new control for a click on an old one.
 */
export function keepInput(island: HTMLElement): () => InPlaceOf {
  const all = () => [...island.querySelectorAll<Control>("input, textarea, select, button, form")];
  const old = all();
  const places: readonly (Element | null)[] = old;
  const focused = places.indexOf(document.activeElement);
  return () => {
    // If one old control is still in the page, hydration succeeded. The click that was held back and repeated may have removed others.
    if (old.some((control) => control.isConnected)) return (control) => control;
    const fresh = all();
    for (const [index, control] of old.entries()) copy(control, fresh[index]);
    fresh[focused]?.focus();
    return <E extends HTMLElement>(control: E) => (fresh[places.indexOf(control)] as E | undefined) ?? control;
  };
}

function copy(field: Control, target?: Control) {
  if (!target || !("value" in field) || target.type === "file" || field.localName === "button") return;
  target.value = field.value;
  if ("checked" in field && "checked" in target) target.checked = field.checked;
}
