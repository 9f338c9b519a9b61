import { useEffect, useRef, useState } from "react";
import type { FormName, FormState } from "./form-state.ts";
import { dequeue, enqueue, isQueued, onSent, sendQueue } from "./offline-queue.ts";
import type { KeptDraft } from "./useDraft.ts";

/** Handles the offline queue of a form. A form that was sent without a connection waits in the browser, and the page shows when it was sent. */
export function useOfflineQueue(
  form: FormName,
  draft: KeptDraft,
  words: string,
  onAnswer: (answer: FormState) => void,
) {
  const [waiting, setWaiting] = useState(false);
  const current = useRef({ draft, onAnswer });
  current.current = { draft, onAnswer };

  const restoredKey = draft.restored?.key;
  useEffect(() => {
    if (restoredKey) isQueued(form, restoredKey).then(setWaiting, () => {});
  }, [form, restoredKey]);

  useEffect(() => {
    const again = () => void sendQueue();
    addEventListener("online", again);
    const off = onSent(({ key, answer }) => {
      if (!current.current.draft.isKey(key)) return false;
      setWaiting(false);
      current.current.onAnswer(answer);
      return true;
    });
    return () => {
      off();
      removeEventListener("online", again);
    };
  }, []);

  /** Returns false if there is a connection or if the browser stores nothing. Then the form is sent, or its failure is shown. */
  async function keepForLater(body: FormData): Promise<boolean> {
    const kept = !navigator.onLine && (await enqueue(form, draft.ownKey(), body, words));
    if (kept) setWaiting(true);
    return kept;
  }
  /** When the visitor types again, it is a new message. */
  function changeMind() {
    if (waiting) void dequeue(form, draft.ownKey());
    setWaiting(false);
  }
  return { waiting, keepForLater, changeMind };
}
