import { useEffect, useState } from "react";
import type { Row, SentBeacon, Trial } from "./types.ts";

const every = 2000;
/** How long we wait for an event to arrive, in milliseconds. Even a slow phone needs less time. */
const patience = 8000;

type Silence = "gpc" | "program" | "switch" | "office";

/** Lists the reasons why the script of this browser sends no events at all. */
function silences(): Silence[] {
  const { webdriver, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const found: Silence[] = [];
  if (globalPrivacyControl) found.push("gpc");
  if (webdriver) found.push("program");
  try {
    const until = Number(localStorage.getItem("uncounted"));
    if (until > Date.now()) found.push(until === Number.POSITIVE_INFINITY ? "switch" : "office");
  } catch {}
  return found;
}

const toldHere = () => (window as { told?: SentBeacon[] }).told ?? [];

/** Returns the events that this page sent, each with the server's answer about it. */
export function useTrial() {
  const [state, setState] = useState<{ rows: Row[]; silent: Silence[]; since: number; now: number }>();
  useEffect(() => {
    const since = Date.now();
    const received = new Map<string, Trial[]>();
    const show = () => setState({ rows: rowsOf(toldHere(), received), silent: silences(), since, now: Date.now() });
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const last = toldHere().at(-1)?.fields.i;
      if (last) {
        const fresh = await fetch(`/analytics-test/received?view=${last}`).then(
          (answer) => (answer.ok ? (answer.json() as Promise<Trial[]>) : []),
          () => [],
        );
        const before = received.get(last) ?? [];
        // The server forgets events after a minute. An answer with fewer events than before is therefore ignored.
        if (fresh.length > before.length) received.set(last, fresh);
      }
      show();
    };
    const timer = setInterval(ask, every);
    addEventListener("told", show);
    show();
    return () => {
      clearInterval(timer);
      removeEventListener("told", show);
    };
  }, []);
  if (!state) return null;
  const { rows, silent, since, now } = state;
  return { rows, silent, quiet: rows.length === 0 && silent.length === 0 && now - since > patience };
}

function rowsOf(told: SentBeacon[], received: Map<string, Trial[]>): Row[] {
  const seen = new Map<string, number>();
  return told.map((one) => {
    const { i = "", e = "" } = one.fields;
    const nth = seen.get(i + e) ?? 0;
    seen.set(i + e, nth + 1);
    const answer = received.get(i)?.filter((trial) => trial.e === e)[nth];
    return { ...one, received: answer, late: Date.now() - one.at > patience };
  });
}
