import { dropPhotos } from "./photo-box.ts";
import type { FormName } from "./schema.ts";

/** What was typed and not sent yet, one of each form, in this browser only. */
export type Draft = {
  /** Under which it will be stored, however often it is sent. */
  key: string;
  at: number;
  fields: [name: string, value: string][];
};

export const formNames = ["contact", "quote", "callback"] as const satisfies FormName[];

export const draftName = (form: FormName) => `draft:${form}`;

const keptFor = 7 * 24 * 60 * 60_000;

/** An entry of the browser's storage, or undefined where there is none, or none that is young enough. */
export function readKept<T extends { key: string; at: number }>(name: string): T | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
    if (kept && Date.now() - kept.at < keptFor) return kept;
    if (kept) drop(name, kept.key);
  } catch {}
}

/** False where the browser keeps nothing: then it cannot be promised either. */
export function keep(name: string, value: object): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function drop(name: string, key: string) {
  localStorage.removeItem(name);
  void dropPhotos(key);
}

export const readDraft = (form: FormName) => readKept<Draft>(draftName(form));
