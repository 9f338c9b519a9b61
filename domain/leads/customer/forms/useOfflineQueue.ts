import { useEffect, useRef, useState } from "react";
import type { FormName, FormState } from "./form-state.ts";
import { dequeue, enqueue, isQueued, onSent, sendQueue } from "./offline-queue.ts";
import type { KeptDraft } from "./useDraft.ts";

/**
 * Connects a form with the offline queue. A form that is sent without a connection waits in the browser. The page shows this, and later
 * shows the answer.
 */
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

  /**
   * Puts the form into the queue if there is no connection. Returns false if there is a connection, or if the browser cannot store the
   * form; the caller then sends it or shows the failure.
   */
  async function keepForLater(body: FormData): Promise<boolean> {
    const kept = !navigator.onLine && (await enqueue(form, draft.ownKey(), body, words));
    if (kept) setWaiting(true);
    return kept;
  }
  /** Takes the waiting form out of the queue, because the visitor is changing it. */
  function changeMind() {
    if (waiting) void dequeue(form, draft.ownKey());
    setWaiting(false);
  }
  return { waiting, keepForLater, changeMind };
}
