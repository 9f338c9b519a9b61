/** Notices that disappear by themselves; Toaster shows them. */
export type Notice = Options & { id: string; kind: "plain" | "success" | "warning" | "error"; title: string };

type Options = {
  /** A notice with the same id is replaced. */
  id?: string;
  description?: string;
  /** In milliseconds. */
  duration?: number;
  action?: { label: string; onClick: () => void };
};

const most = 3;
let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Notice[]) {
  notices = next.slice(-most);
  for (const listener of listeners) listener();
}

const show =
  (kind: Notice["kind"]) =>
  (title: string, { id = crypto.randomUUID(), ...options }: Options = {}) =>
    set([...notices.filter((other) => other.id !== id), { ...options, id, kind, title }]);

export const toast = Object.assign(show("plain"), {
  success: show("success"),
  warning: show("warning"),
  error: show("error"),
});

export const dismiss = (id: string) => set(notices.filter((notice) => notice.id !== id));

export const noticesNow = () => notices;

export function onNotices(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
