/** A beacon that the counting script gave to the browser. */
export interface SentBeacon {
  at: number;
  /** True if the browser accepted the beacon. */
  taken: boolean;
  fields: Record<string, string>;
}

/** Runs before the counting script, and records every beacon that this script sends. */
const beacons: SentBeacon[] = [];
const send = navigator.sendBeacon?.bind(navigator);
if (send)
  navigator.sendBeacon = (to, body) => {
    const taken = send(to, body);
    if (body instanceof URLSearchParams) beacons.push({ at: Date.now(), taken, fields: Object.fromEntries(body) });
    dispatchEvent(new Event("told"));
    return taken;
  };
Object.assign(window, { told: beacons });
