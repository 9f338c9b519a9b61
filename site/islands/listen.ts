/** A beacon as the script handed it to the browser. */
export interface SentBeacon {
  at: number;
  /** True if the browser accepted it. */
  taken: boolean;
  fields: Record<string, string>;
}

/** Runs before the script that counts, and notes everything that it hands to the browser to be sent. */
const told: SentBeacon[] = [];
const send = navigator.sendBeacon?.bind(navigator);
if (send)
  navigator.sendBeacon = (to, body) => {
    const taken = send(to, body);
    if (body instanceof URLSearchParams) told.push({ at: Date.now(), taken, fields: Object.fromEntries(body) });
    dispatchEvent(new Event("told"));
    return taken;
  };
Object.assign(window, { told });
