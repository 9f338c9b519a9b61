declare global {
  /** This is first a list, and later the function that handles the clicks. */
  var presses: { push(click: MouseEvent): void };
}

/**
 * This one listener passes on every click, so that each is handled once. A second listener in the late script would handle the current click too, in
 * WebKit even before this one.
 */
export function keepPresses() {
  globalThis.presses = [];
  addEventListener("click", (click) => presses.push(click));
}

/** Handles the clicks that were kept so far, and later ones at once. */
export function handlePresses(handle: (click: MouseEvent) => void) {
  const kept = globalThis.presses as MouseEvent[];
  globalThis.presses = { push: handle };
  kept.forEach(handle);
}
