import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../primitives/Button.tsx";
import { dismiss, type Notice, noticesNow, onNotices } from "./toast.ts";

const none: readonly Notice[] = [];
const shownFor = 4000;

type Props = { label: string; close: string };

/**
 * Shows at most three notices, for four seconds each, in the bottom end corner. The time stops while somebody points at
 * the notices or looks at another tab.
 */
export function Toaster({ label, close }: Props) {
  const notices = useSyncExternalStore(onNotices, noticesNow, () => none);
  const [held, setHeld] = useState(false);
  const away = useAway();
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    <section aria-live="polite" aria-label={label}>
      <ol className="toasts" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)} {...hold}>
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} held={held || away} close={close} />
        ))}
      </ol>
    </section>
  );
}

function useAway() {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const follow = () => setAway(document.hidden);
    addEventListener("visibilitychange", follow);
    return () => removeEventListener("visibilitychange", follow);
  }, []);
  return away;
}

/**
 * Puts the focus on the button of an urgent notice. When the notice closes, the focus moves to the page's content, unless somebody moved it before.
 */
function useFocusWhile(shown: unknown) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    if (!shown || !current) return;
    current.focus();
    return () => {
      if (document.activeElement === current) document.getElementById("content")?.focus({ preventScroll: true });
    };
  }, [shown]);
  return button;
}

const borders = { plain: "border-line", success: "border-brand", warning: "border-accent", error: "border-danger" };
const colours = { plain: "text-brand", success: "text-brand", warning: "text-accent-deep", error: "text-danger" };
const exclamation = "M12 7v6m0 4v.01";
const signs = { plain: "M12 11v6m0-10v.01", success: "M8 12l3 3 5-6", warning: exclamation, error: exclamation };

function Toast({ notice, held, close }: { notice: Notice; held: boolean; close: string }) {
  const { kind, title, description, action, urgent = false, isStatus = false } = notice;
  const waits = held && !urgent;
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => dismiss(notice.id), notice.duration ?? shownFor);
    return () => clearTimeout(timer);
  }, [waits, notice]);
  const button = useFocusWhile(urgent && notice);
  return (
    <li className={`flex gap-3 rounded-xl border bg-raised p-4 text-sm shadow-card ${borders[kind]}`}>
      <svg aria-hidden viewBox="0 0 24 24" className={`i size-6 shrink-0 ${colours[kind]}`}>
        <path d={`M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18${signs[kind]}`} />
      </svg>
      <div role={kind === "error" ? "alert" : isStatus ? "status" : undefined} className="flex-1">
        <p className={`font-semibold ${kind === "error" ? "text-danger" : ""}`}>{title}</p>
        {description && <p>{description}</p>}
        {action && (
          <Button
            ref={button}
            look="outline"
            className="mt-2"
            onClick={() => {
              dismiss(notice.id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button look="quiet" size="icon" className="-m-2 shrink-0" aria-label={close} onClick={() => dismiss(notice.id)}>
        <svg aria-hidden viewBox="0 0 24 24" className="i size-4">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </Button>
    </li>
  );
}
