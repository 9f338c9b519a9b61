import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { keepPhotos } from "./draft-photos.ts";
import { type Draft, draftName, drop, keep, readDraft } from "./drafts.ts";
import { changedFields, restore, textFields } from "./fields.ts";
import type { FormName } from "./form-state.ts";

/**
 * Keeps a draft of the form. It saves the draft when the visitor types, restores it when the page is hydrated, and deletes it when the form
 * has been sent. If the server returned the form with a problem, no draft is restored.
 */
export function useDraft(form: FormName, ref: RefObject<HTMLFormElement | null>, cameBack: boolean) {
  const name = draftName(form);
  const key = useRef<string>(undefined);
  /** The key that this form had before another tab sent or discarded the draft. An answer for this key still belongs to this form. */
  const former = useRef<string>(undefined);
  const begun = useRef(Date.now() - performance.now());
  const [restored, setRestored] = useState<Draft>();

  const open = useEffectEvent(() => {
    // If the visitor typed before this effect ran, a draft of this form has been saved already. Then there is nothing to restore.
    const draft = cameBack || key.current ? undefined : readDraft(form);
    if (!ref.current) return;
    if (!draft) return save([]);
    key.current = draft.key;
    begun.current = Math.min(begun.current, draft.at);
    restore(ref.current, draft);
    setRestored(draft);
  });
  useEffect(() => open(), []);

  useEffect(() => {
    // Another tab has sent or discarded the draft. What the visitor types here from now on is a new message with a new key.
    const gone = (event: StorageEvent) => {
      if (event.key !== name || event.newValue !== null) return;
      former.current = key.current;
      key.current = undefined;
    };
    addEventListener("storage", gone);
    return () => removeEventListener("storage", gone);
  }, [name]);

  const ownKey = () => {
    former.current = undefined;
    key.current ??= crypto.randomUUID();
    return key.current;
  };
  const isKey = (other: string) => (key.current ?? former.current) === other;
  const elapsed = () => Math.round(Date.now() - begun.current);

  function save(photos: readonly Blob[], tried = false) {
    if (!ref.current) return;
    const own = changedFields(ref.current);
    if (own.length > 0 || photos.length > 0) {
      const fields = textFields(new FormData(ref.current));
      keep(name, { key: ownKey(), at: Date.now(), fields, own, photos: photos.length, tried });
    } else if (key.current) forget();
  }
  const savePhotos = (photos: readonly Blob[]) => void keepPhotos(ownKey(), photos).catch(() => {});

  /** Deletes the draft. It is called after sending, and when the visitor discards the draft. */
  function forget() {
    const sent = key.current;
    key.current = undefined;
    if (sent) drop(name, sent);
    setRestored(undefined);
  }
  /** Gives the form a new idempotency key, so that its content is stored as a new message. */
  function renew(photos: readonly Blob[]) {
    forget();
    if (photos.length > 0) savePhotos(photos);
  }
  return { ownKey, isKey, elapsed, restored, save, savePhotos, forget, renew };
}

export type KeptDraft = ReturnType<typeof useDraft>;
