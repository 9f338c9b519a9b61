declare global {
  /** First a list, then whoever handles the clicks. */
  var presses: { push(click: MouseEvent): void };
}

/**
 * Every click is passed on by this one listener, so that each is handled once. A second listener in the late script would handle the click under way
 * too, in WebKit even before this one.
 */
export function keepPresses() {
  globalThis.presses = [];
  addEventListener("click", (click) => presses.push(click));
}

/** Handles the clicks kept so far, and those to come at once. */
export function handlePresses(handle: (click: MouseEvent) => void) {
  const kept = globalThis.presses as MouseEvent[];
  globalThis.presses = { push: handle };
  kept.forEach(handle);
}
