/** Notices that disappear by themselves; Toaster shows them. */
export type Notice = Options & { id: string; kind: "plain" | "success" | "warning" | "error"; title: string };

type Options = {
  /** A notice with the same id is replaced. */
  id?: string;
  description?: string;
  /** The time is in milliseconds. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /**
   * The action is only possible while the notice is shown. The notice does not wait behind others, and its button takes the focus, because a keyboard
   * would not reach it in time.
   */
  urgent?: boolean;
  /** True if no sentence on the page says the same, so that the notice is the status of what was done. */
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

/** Nothing appears or disappears while a button is pressed, because the page could move and the press would end beside the button. */
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

/** The time is in milliseconds. The end of a press may be lost to a menu of the browser, or may not be a click. */
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
