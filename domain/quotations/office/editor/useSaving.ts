import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { toast } from "#site/ui/controls/toast.ts";
import type { EditorAnswer } from "./editor.server.ts";
import type { Base } from "./useKeptDraft.ts";

/**
 * The version on which the typed text is based, and the text of that version. Only one's own save changes it, or a choice between two texts: the
 * page's data are loaded anew at every notice, and a version from there would overwrite what a colleague has saved meanwhile. Text that is typed
 * during a save is not part of it.
 */
export function useSaving(version: number, text: string) {
  const t = useT("quotation");
  const fetcher = useFetcher<EditorAnswer>();
  const [saved, setSaved] = useState<Base>({ version, text });
  const [sent, setSent] = useState(text);
  const [told, setTold] = useState<EditorAnswer>();
  const answer = fetcher.data;
  if (answer && answer !== told) {
    setTold(answer);
    if ("version" in answer && answer.version) setSaved({ version: answer.version, text: sent });
    else if (answer.ok) setSaved({ version: saved.version, text: sent });
  }
  useEffect(() => {
    if (told?.ok && told.words !== "taken") toast.success(t(`office.done.${told.words}`), { id: "said" });
  }, [told, t]);
  return { fetcher, busy: fetcher.state !== "idle", saved, submitted: setSent, goOnFrom: setSaved };
}
