import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { toast } from "#site/ui/controls/toast.ts";
import type { EditorAnswer } from "./editor.server.ts";
import type { Base } from "./useKeptDraft.ts";

/**
 * Holds the saved version on which the typed text is based, with the text of that version. Only this colleague's save changes it, or the
 * choice between two texts. The version in the page's data is not used: these data are reloaded at every notice, so a save based on them
 * could overwrite the work of a colleague. Text that is typed during a save is not part of that save.
 */
export function useSaving(version: number, text: string) {
  const t = useT("quotation");
  const fetcher = useFetcher<EditorAnswer>();
  const [saved, setSaved] = useState<Base>({ version, text });
  const [sent, setSent] = useState(text);
  const [shownAnswer, setShownAnswer] = useState<EditorAnswer>();
  const answer = fetcher.data;
  if (answer && answer !== shownAnswer) {
    setShownAnswer(answer);
    if ("version" in answer && answer.version) setSaved({ version: answer.version, text: sent });
    else if (answer.ok) setSaved({ version: saved.version, text: sent });
  }
  useEffect(() => {
    if (shownAnswer?.ok && shownAnswer.words !== "taken")
      toast.success(t(`office.done.${shownAnswer.words}`), { id: "said" });
  }, [shownAnswer, t]);
  return { fetcher, busy: fetcher.state !== "idle", saved, submitted: setSent, goOnFrom: setSaved };
}
