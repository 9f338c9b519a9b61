/** Notices that disappear by themselves; Toaster shows them. */
export type Notice = Options & { id: string; kind: "plain" | "success" | "warning" | "error"; title: string };

type Options = {
  /** A notice with the same id is replaced. */
  id?: string;
  description?: string;
  /** In milliseconds. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** Its action ends with it: it waits for nobody, and its button takes the focus, which a keyboard would not reach in time. */
  urgent?: boolean;
  /** No sentence on the page says the same: the notice is the status of what was done. */
  isStatus?: boolean;
};

const most = 3;
let notices: readonly Notice[] = [];
let shown = notices;
let pressed = false;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]) {
  notices = next.slice(-most);
  show();
}

/** Nothing comes or goes under a pressed button: the page may move, and the press would end beside it. */
function show() {
  if (pressed) return;
  shown = notices;
  for (const listener of listeners) listener();
}

const told =
  (kind: Notice["kind"]) =>
  (title: string, { id = crypto.randomUUID(), ...options }: Options = {}) =>
    set([...notices.filter((other) => other.id !== id), { ...options, id, kind, title }]);

export const toast = Object.assign(told("plain"), {
  success: told("success"),
  warning: told("warning"),
  error: told("error"),
});

export const dismiss = (id: string) => set(notices.filter((notice) => notice.id !== id));

export const noticesNow = () => shown;

export function onNotices(listener: () => void) {
  listeners.add(listener);
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener("pointerdown", press, { signal });
  addEventListener("pointerup", release, { signal });
  // A notice that came during a press is shown after the click, because it would move what was pressed.
  addEventListener("click", show, { signal });
  return () => {
    watching.abort();
    listeners.delete(listener);
  };
}

/** Ms. The end of a press may be lost to a menu of the browser, or be no click. */
const longestPress = 5000;
let longest: ReturnType<typeof setTimeout>;

function press() {
  pressed = true;
  clearTimeout(longest);
  longest = setTimeout(() => {
    release();
    show();
  }, longestPress);
}

function release() {
  pressed = false;
}
