import { useEffect, useState } from "react";

/** A draft that is stored in sessionStorage while somebody types, so it stays when the page changes. An empty draft is removed. */
export function useSavedDraft(name: string): [text: string, keep: (text: string) => void] {
  const [text, setText] = useState("");
  useEffect(() => {
    const kept = savedDraft(name);
    if (kept) setText(kept);
  }, [name]);
  const keep = (typed: string) => {
    setText(typed);
    saveDraft(name, typed);
  };
  return [text, keep];
}

/** Returns the stored draft; empty if the browser blocks storage. */
export function savedDraft(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

export function saveDraft(name: string, text: string) {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {}
}

export function clearDrafts(...names: string[]) {
  for (const name of names) saveDraft(name, "");
}
