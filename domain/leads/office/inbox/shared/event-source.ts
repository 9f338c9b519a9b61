export interface LeadNotice {
  id: string;
  name: string;
}

type Tell = (arrived: LeadNotice[]) => void;

/**
 * Opens one connection for all tabs of a browser. The tab that has the Web Lock holds it, and a BroadcastChannel tells the other tabs of changes.
 * With one connection each, six tabs would use up all connections that a browser opens to a host.
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

/** A tab that was refused releases the lock while it pauses, so that another tab can try. */
async function keepConnected(hold: () => Promise<boolean>, signal: AbortSignal) {
  for (let pause = shortestPause; !signal.aborted; pause = Math.min(2 * pause, longestPause)) {
    // Web Locks exist only on https and localhost. Elsewhere, every tab has its own connection.
    const held = navigator.locks ? navigator.locks.request("inbox", { signal }, hold) : hold();
    const wasOpen = await held.catch(() => false);
    if (wasOpen) pause = shortestPause;
    await untilTimeOrSeen(pause, signal);
  }
}

const shortestPause = 1000;
const longestPause = 60_000;

/** The pause ends when somebody comes back to the tab, because the session is then refreshed too. */
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
 * Ends with the signal, or when the server refuses. The server refuses while it is replaced and after the session has ended. After a broken line the
 * browser reconnects by itself. The server then sees that `since` is in the past, and reports the changes. Resolves with true if it was connected.
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
