export interface Arrived {
  id: string;
  name: string;
}

type Tell = (arrived: Arrived[]) => void;

/**
 * One connection for all tabs of a browser, held by whichever has the lock: with one each, six tabs would use up all
 * connections that a browser makes to a host. The others hear of it by the channel.
 */
export function listen(since: string, tell: Tell, signal: AbortSignal): void {
  const channel = new BroadcastChannel("inbox");
  channel.onmessage = ({ data }) => tell(data as Arrived[]);
  signal.addEventListener("abort", () => channel.close());
  const tellAll: Tell = (arrived) => {
    tell(arrived);
    channel.postMessage(arrived);
  };
  const hold = () => connect(since, tellAll, signal);
  // Locks exist on https and localhost only; elsewhere every tab is on its own.
  if (navigator.locks) navigator.locks.request("inbox", { signal }, hold).catch(() => {});
  else void hold();
}

/** Connected again after a break, the server finds that `since` is long ago, and says so. */
function connect(since: string, tell: Tell, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(`/admin/live?since=${encodeURIComponent(since)}`);
    source.addEventListener("change", ({ data }) => tell(JSON.parse(data)));
    signal.addEventListener("abort", () => {
      source.close();
      resolve();
    });
  });
}
