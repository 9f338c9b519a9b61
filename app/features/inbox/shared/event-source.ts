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
  channel.onmessage = ({ data }) => tell(data as LeadNotice[]);
  signal.addEventListener("abort", () => channel.close());
  const tellAll: Tell = (arrived) => {
    tell(arrived);
    channel.postMessage(arrived);
  };
  const hold = () => connect(since, tellAll, signal);
  // Web Locks exist on https and localhost only; elsewhere every tab has its own connection.
  if (navigator.locks) navigator.locks.request("inbox", { signal }, hold).catch(() => {});
  else void hold();
}

/** After a reconnect the server sees that `since` is in the past, and reports the changes. */
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
