export interface LeadNotice {
  id: string;
  name: string;
}

type Tell = (arrived: LeadNotice[]) => void;

/**
 * Listens for changes of leads over one connection for all tabs of a browser. The tab that holds the Web Lock has the connection, and tells
 * the other tabs over a BroadcastChannel. If each tab had its own connection, six tabs would use up all connections that a browser opens to
 * a host.
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

/**
 * Connects again and again until the signal aborts. During the pause after a refusal the tab does not hold the lock, so another tab can
 * try.
 */
async function keepConnected(hold: () => Promise<boolean>, signal: AbortSignal) {
  for (let pause = shortestPause; !signal.aborted; pause = Math.min(2 * pause, longestPause)) {
    // Web Locks exist only on https and on localhost. In other places every tab has its own connection.
    const held = navigator.locks ? navigator.locks.request("inbox", { signal }, hold) : hold();
    const wasOpen = await held.catch(() => false);
    if (wasOpen) pause = shortestPause;
    await untilTimeOrSeen(pause, signal);
  }
}

const shortestPause = 1000;
const longestPause = 60_000;

/** Waits for this time, or until somebody comes back to the tab. Then the session is refreshed, so the next attempt may succeed. */
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
 * Opens the connection. It ends when the signal aborts or the server refuses, for example during a restart or after the session has ended.
 * When the connection breaks, the browser reconnects by itself with the old `since`, so the server reports the missed changes. Resolves
 * with true if the connection was open at any time.
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
