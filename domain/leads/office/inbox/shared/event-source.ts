export interface LeadNotice {
  id: string;
  name: string;
}

type Tell = (arrived: LeadNotice[]) => void;

/**
 * One connection for all tabs of a browser, held by the tab that has the Web Lock: six tabs with one each would use up all connections that a browser
 * opens to a host. The other tabs hear of changes by a BroadcastChannel.
 */
export function listen(since: string, tell: Tell, signal: AbortSignal): void {
  const channel = new BroadcastChannel("inbox");
  channel.onmessage = ({ data }: MessageEvent<LeadNotice[]>) => tell(data);
  signal.addEventListener("abort", () => channel.close());
  const tellAll: Tell = (arrived) => {
    tell(arrived);
    channel.postMessage(arrived);
  };
  void keepConnected(() => connect(since, tellAll, signal), signal);
}

/** A refused tab lets go of the lock while it pauses, so that another one can try. */
async function keepConnected(hold: () => Promise<boolean>, signal: AbortSignal) {
  for (let pause = shortestPause; !signal.aborted; pause = Math.min(2 * pause, longestPause)) {
    // Web Locks exist on https and localhost only; elsewhere every tab has its own connection.
    const held = navigator.locks ? navigator.locks.request("inbox", { signal }, hold) : hold();
    const wasOpen = await held.catch(() => false);
    if (wasOpen) pause = shortestPause;
    await untilTimeOrSeen(pause, signal);
  }
}

const shortestPause = 1000;
const longestPause = 60_000;

/** Whoever comes back to a tab does not wait: with the tab the session is refreshed, too. */
const untilTimeOrSeen = (pause: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, pause * (1 + Math.random()));
    signal.addEventListener("abort", end, { signal: over.signal });
    document.addEventListener("visibilitychange", () => document.hidden || end(), { signal: over.signal });
    if (signal.aborted) end();
  });

/**
 * Ends with the signal or when the server refuses, as while it is replaced or after the session has ended: a browser reconnects by itself only where
 * the line broke. After a reconnect the server sees that `since` is in the past, and reports the changes. True if it was connected.
 */
function connect(since: string, tell: Tell, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let wasOpen = false;
    const source = new EventSource(`/admin/live?since=${encodeURIComponent(since)}`);
    const end = () => {
      source.close();
      resolve(wasOpen);
    };
    source.addEventListener("open", () => {
      wasOpen = true;
    });
    source.addEventListener("change", ({ data }) => tell(JSON.parse(data)));
    source.addEventListener("error", () => source.readyState === EventSource.CLOSED && end());
    signal.addEventListener("abort", end);
  });
}
