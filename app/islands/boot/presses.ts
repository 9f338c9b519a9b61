declare global {
  /** At first this is a list of clicks. Later it is an object whose `push` handles a click at once. */
  var presses: { push(click: MouseEvent): void };
}

/**
 * Passes on every click through one listener, so that each click is handled once. If the late script added a second listener during a click, that
 * listener would get the same click again.
 */
export function keepPresses() {
  globalThis.presses = [];
  addEventListener("click", (click) => presses.push(click));
}

/** Handles the clicks that were kept so far, and every later click at once. */
export function handlePresses(handle: (click: MouseEvent) => void) {
  const kept = globalThis.presses as MouseEvent[];
  globalThis.presses = { push: handle };
  kept.forEach(handle);
}
