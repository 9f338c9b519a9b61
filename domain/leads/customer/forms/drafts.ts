import { dropPhotos } from "./draft-photos.ts";
import type { FormName } from "./form-state.ts";

/** The content of a form that was typed but not sent. Each form has its own draft, and only this browser stores it. */
export type Draft = {
  /** The idempotency key of the form. It stays the same if the form is sent again. */
  key: string;
  at: number;
  fields: [name: string, value: string][];
  /** The names of the fields that the visitor changed. */
  own?: string[];
  /** The number of chosen photos. If it is larger than the number of stored photos, the browser has lost some. */
  photos?: number;
  /** True if the form was sent but no answer came. The server may have stored it. */
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
