/** A short message that disappears by itself. Toaster shows it. */
export type Notice = Options & { id: string; kind: "plain" | "success" | "warning" | "error"; title: string };

type Options = {
  /** A new notice replaces the notice with the same id. */
  id?: string;
  description?: string;
  /** The time for which the notice is shown, in milliseconds. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /**
   * True if the action is possible only while the notice is shown. The time of the notice never stops, and its button takes the focus, because
   * somebody with a keyboard would not reach the button in time.
   */
  urgent?: boolean;
  /** True if no sentence on the page says the same. A screen reader then announces the notice as a status. */
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

/** Updates the shown notices, but not while a button is pressed. The page could move, and the press would end beside the button. */
function show() {
  if (pressed) return;
  shown = notices;
  for (const listener of listeners) listener();
}

const toastOf =
  (kind: Notice["kind"]) =>
  (title: string, { id = crypto.randomUUID(), ...options }: Options = {}) =>
    set([...notices.filter((other) => other.id !== id), { ...options, id, kind, title }]);

export const toast = Object.assign(toastOf("plain"), {
  success: toastOf("success"),
  warning: toastOf("warning"),
  error: toastOf("error"),
});

export const dismiss = (id: string) => set(notices.filter((notice) => notice.id !== id));

export const noticesNow = () => shown;

export function onNotices(listener: () => void) {
  listeners.add(listener);
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener("pointerdown", press, { signal });
  addEventListener("pointerup", release, { signal });
  // A notice that came during a press is shown only after the click, because the notice would move what is pressed.
  addEventListener("click", show, { signal });
  return () => {
    watching.abort();
    listeners.delete(listener);
  };
}

/**
 * The longest time that counts as a press, in milliseconds. The page does not learn of the end of some presses, for
 * example when the browser opens a menu.
 */
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
