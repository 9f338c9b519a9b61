import { useEffect, useRef, useState } from "react";
import type { FormName, FormState } from "./schema.ts";
import type { KeptDraft } from "./useDraft.ts";
import { isWaiting, onSent, sendWaiting, takeBack, wait } from "./waiting.ts";

/** A form sent without a connection: it waits in the browser, and shows when it went. */
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

  /** False where there is a connection, or the browser keeps nothing: then it is to be sent, or said to have failed. */
  async function keepForLater(body: FormData): Promise<boolean> {
    const kept = !navigator.onLine && (await wait(form, draft.ownKey(), body, words));
    if (kept) setWaiting(true);
    return kept;
  }
  /** Who goes on typing has something else to say. */
  function changeMind() {
    if (waiting) void takeBack(form, draft.ownKey());
    setWaiting(false);
  }
  return { waiting, keepForLater, changeMind };
}
