import { useEffect, useRef, useState } from "react";
import type { FormName, FormState } from "./schema.ts";
import type { KeptDraft } from "./useDraft.ts";
import { isWaiting, onSent, sendWaiting, takeBack, wait } from "./waiting.ts";

/** The offline queue of a form: one sent without a connection waits in the browser, and the page shows when it was sent. */
export function useWaiting(form: FormName, draft: KeptDraft, words: string, onAnswer: (answer: FormState) => void) {
  const [waiting, setWaiting] = useState(false);
  const current = useRef({ draft, onAnswer });
  current.current = { draft, onAnswer };

  const restoredKey = draft.restored?.key;
  useEffect(() => {
    if (restoredKey) isWaiting(form, restoredKey).then(setWaiting, () => {});
  }, [form, restoredKey]);

  useEffect(() => {
    const again = () => void sendWaiting();
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

  /** False if there is a connection or the browser stores nothing: then the form is sent, or its failure shown. */
  async function keepForLater(body: FormData): Promise<boolean> {
    const kept = !navigator.onLine && (await wait(form, draft.ownKey(), body, words));
    if (kept) setWaiting(true);
    return kept;
  }
  /** Typing again means a new message. */
  function changeMind() {
    if (waiting) void takeBack(form, draft.ownKey());
    setWaiting(false);
  }
  return { waiting, keepForLater, changeMind };
}
