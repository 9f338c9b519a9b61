import { useEffect, useEffectEvent, useState } from "react";
import { clearDrafts, saveDraft, savedDraft } from "#site/ui/controls/useSavedDraft.ts";

/** The saved version on which the typed text is based, and the text of that version. */
export interface Base {
  version: number;
  text: string;
}

/** The storage key for the text that one colleague has typed into one quotation. */
export const draftName = (me: string, quotation: string): string => `quote ${me} ${quotation}`;

export function keptDraft(name: string): Base | undefined {
  try {
    return JSON.parse(savedDraft(name)) as Base;
  } catch {
    return undefined;
  }
}

/** Keeps unsaved text in the browser, and restores it when the page is opened again. */
export function useKeptDraft(name: string, text: string, saved: Base, onKept: (kept: Base) => void) {
  const [begun, setBegun] = useState(false);
  const [restored, setRestored] = useState(false);
  const begin = useEffectEvent(() => {
    const kept = keptDraft(name);
    if (kept && kept.text !== text) {
      onKept(kept);
      setRestored(true);
    }
    setBegun(true);
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (!begun) return;
    if (text === saved.text) clearDrafts(name);
    else saveDraft(name, JSON.stringify({ version: saved.version, text } satisfies Base));
  }, [begun, name, text, saved]);
  return restored && text !== saved.text;
}
