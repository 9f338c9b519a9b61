/** Returns the name of a key, independent of the keyboard layout. On an Arabic layout, the key at the place of J is also "j". */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[\x21-\x7e]$/.test(key)) return key === "?" || key === "/" ? key : key.toLowerCase();
  if (code === "Slash") return shiftKey ? "?" : "/";
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

/** Tells whether the focused element needs the key itself: it is a text field, or it is in an open menu or dialog. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest("textarea, select, [contenteditable], dialog, details[open]") !== null ||
    target.matches("input:not([type=checkbox], [type=radio])"));

export type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Calls the action of a pressed key. It does nothing while somebody types in a field or holds Ctrl, Alt or Command. */
export function onKeys(keys: Keys, signal: AbortSignal) {
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const act = keys[keyOf(event)];
      if (!act || document.querySelector("dialog[open]")) return;
      if (event.key !== "Escape") event.preventDefault();
      act(event);
    },
    { signal },
  );
}
