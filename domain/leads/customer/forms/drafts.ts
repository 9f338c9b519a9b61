import { dropPhotos } from "./draft-photos.ts";
import type { FormName } from "./form-state.ts";

/** A draft is what was typed and not sent yet. Each form has its own, and only this browser keeps it. */
export type Draft = {
  /** The form keeps this idempotency key, however often it is sent. */
  key: string;
  at: number;
  fields: [name: string, value: string][];
  /** The fields that the visitor changed. */
  own?: string[];
  /** The number of photos that were chosen. A browser may keep the text but not the photos. */
  photos?: number;
  /** The form was sent and may have arrived, although no answer came. */
  tried?: boolean;
};

export const formNames = ["contact", "quote", "callback"] as const satisfies FormName[];

export const draftName = (form: FormName) => `draft:${form}`;

const keptFor = 7 * 24 * 60 * 60_000;
export const isOld = (at: number) => Date.now() - at > keptFor;

export function readDraft(form: FormName): Draft | undefined {
  const name = draftName(form);
  try {
    const draft = JSON.parse(localStorage.getItem(name) ?? "null") as Draft | null;
    if (draft && !isOld(draft.at)) return draft;
    if (draft) drop(name, draft.key);
  } catch {}
}

export function keep(name: string, draft: Draft) {
  try {
    localStorage.setItem(name, JSON.stringify(draft));
  } catch {}
}

export function drop(name: string, key: string) {
  try {
    localStorage.removeItem(name);
  } catch {}
  void dropPhotos(key);
}
