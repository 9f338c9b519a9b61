import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useT } from "#app/i18n/t.ts";
import { toast } from "#app/ui/controls/toast.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { AddLines } from "./AddLines.tsx";
import { DraftTotals } from "./DraftTotals.tsx";
import { type DraftForm, hasTaken } from "./draft.ts";
import type { EditorAnswer, QuotePageData } from "./editor.server.ts";
import { HeadFields } from "./HeadFields.tsx";
import { LineFields } from "./LineFields.tsx";
import { Problem } from "./Problem.tsx";
import { TakeOver } from "./TakeOver.tsx";
import { useLines } from "./useLines.ts";

type Props = { page: QuotePageData; answer: EditorAnswer | undefined; initial: DraftForm };

/** The draft of a quotation. It is kept on the server only when somebody saves, so that two colleagues cannot mix their lines. */
export function QuoteEditor({ page, answer, initial }: Props) {
  const t = useT("offer");
  const [head, setHead] = useState(initial);
  const { lines, change, move, remove, copy, add, addTaken } = useLines(initial.lines);
  const text = JSON.stringify([head, lines]);
  const { fetcher, busy, saved, submitted } = useSaving(page.version, text);
  const send = (intent: "save" | "send") => {
    const draft = { ...head, lines: lines.map(({ id: _, ...line }) => line) };
    const fields = { intent, version: String(saved.version), draft: JSON.stringify(draft) };
    submitted(text);
    void fetcher.submit(fields, { method: "post", encType: "multipart/form-data" });
  };
  useWarning(text !== saved.text);
  return (
    <div className="grid gap-4">
      <Problem answer={busy ? undefined : fetcher.data} />
      <HeadFields head={head} onChange={(part) => setHead((before) => ({ ...before, ...part }))} />
      {page.calculation && (
        <TakeOver
          calculation={page.calculation}
          version={saved.version}
          basis={head.basis}
          answer={answer}
          isTaken={hasTaken(lines)}
          onTaken={addTaken}
        />
      )}
      <ol className="grid gap-3">
        {lines.map((line, index) => (
          <LineFields
            key={line.id}
            line={line}
            number={index + 1}
            last={lines.length}
            onChange={(part) => change(line.id, part)}
            onMove={(by) => move(index, by)}
            onCopy={() => copy(line)}
            onRemove={() => remove(line.id)}
          />
        ))}
      </ol>
      <AddLines choices={page.choices} basis={head.basis} onAdd={add} />
      <DraftTotals lines={lines} basis={head.basis} />
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-4">
        <Button look="outline" disabled={busy} onClick={() => send("save")}>
          {t("office.save")}
        </Button>
        <Button look="brand" disabled={busy} onClick={() => send("send")}>
          {t("office.send")}
        </Button>
        <p className="max-w-lg text-sm text-soft">
          {t("office.sendText")} {!page.lead.hasEmail && t("office.sendNoMail")}
        </p>
        <Button
          look="quiet"
          className="ms-auto"
          disabled={busy}
          onClick={() => void fetcher.submit({ intent: "discard" }, { method: "post" })}
        >
          {t("office.discard")}
        </Button>
      </div>
    </div>
  );
}

function useWarning(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);
}

/**
 * The version that the typed text goes on from, and the text that it had. Only one's own save moves it on: the page's data are loaded anew at every
 * notice, and a version from there would overwrite what a colleague has saved meanwhile.
 */
function useSaving(version: number, text: string) {
  const t = useT("offer");
  const fetcher = useFetcher<EditorAnswer>();
  const [saved, setSaved] = useState({ version, text });
  const sent = useRef(text);
  const told = useRef<EditorAnswer>(undefined);
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || told.current === answer) return;
    told.current = answer;
    if ("version" in answer && answer.version) setSaved({ version: answer.version, text: sent.current });
    if (answer.ok && answer.words !== "taken") toast.success(t(`office.done.${answer.words}`));
  }, [fetcher.data, t]);
  const submitted = (whole: string) => {
    sent.current = whole;
  };
  return { fetcher, busy: fetcher.state !== "idle", saved, submitted };
}
