import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { keepPhotos } from "./draft-photos.ts";
import { type Draft, draftName, drop, keep, readDraft } from "./drafts.ts";
import { changedFields, restore, textFields } from "./fields.ts";
import type { FormName } from "./form-state.ts";

/**
 * Keeps a draft of the form. It saves at every keystroke, restores on hydration, and deletes the draft once the form is sent. A form that the server
 * returned keeps its own values.
 */
export function useDraft(form: FormName, ref: RefObject<HTMLFormElement | null>, cameBack: boolean) {
  const name = draftName(form);
  const key = useRef<string>(undefined);
  /** The idempotency key of this form, which is kept until another tab sends or discards the draft. */
  const former = useRef<string>(undefined);
  const begun = useRef(Date.now() - performance.now());
  const [restored, setRestored] = useState<Draft>();

  const open = useEffectEvent(() => {
    // A visitor who typed before this effect ran has saved a draft already. That draft belongs to this form, so there is nothing to restore.
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
    // If another tab sends or discards the draft, further typing here is a new message.
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

  /** Deletes the draft, after sending or when the visitor discards it. */
  function forget() {
    const sent = key.current;
    key.current = undefined;
    if (sent) drop(name, sent);
    setRestored(undefined);
  }
  /** Gives the content a new key, so that it is another message than the one that was being sent. */
  function renew(photos: readonly Blob[]) {
    forget();
    if (photos.length > 0) savePhotos(photos);
  }
  return { ownKey, isKey, elapsed, restored, save, savePhotos, forget, renew };
}

export type KeptDraft = ReturnType<typeof useDraft>;
