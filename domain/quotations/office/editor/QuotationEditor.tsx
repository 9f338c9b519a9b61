import { useEffect, useEffectEvent, useState } from "react";
import { RestoredNote, TwoTexts } from "#site/drafts/TwoTexts.tsx";
import { useT } from "#site/i18n/t.ts";
import { clearDrafts } from "#site/ui/controls/useSavedDraft.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { AddLines } from "./AddLines.tsx";
import { DraftTotals } from "./DraftTotals.tsx";
import { type DraftForm, hasTaken } from "./draft.ts";
import type { EditorAnswer, EditorPageData } from "./editor.server.ts";
import { HeadFields } from "./HeadFields.tsx";
import { type TypedDraft, textOf, useDifferences } from "./KeptDraft.tsx";
import { LineFields } from "./LineFields.tsx";
import { Problem } from "./Problem.tsx";
import { TakeOver } from "./TakeOver.tsx";
import { draftName, useKeptDraft } from "./useKeptDraft.ts";
import { useLines } from "./useLines.ts";
import { useSaving } from "./useSaving.ts";

type Props = { page: EditorPageData; answer: EditorAnswer | undefined; initial: DraftForm };

/**
 * The editor for the draft of a quotation. A draft is saved only when a colleague presses the button, so that two colleagues cannot mix
 * their lines. Until then the text is kept in this browser tab. If another colleague has saved meanwhile, the editor shows both texts.
 */
export function QuotationEditor({ page, answer, initial }: Props) {
  const t = useT("quotation");
  const [head, setHead] = useState(initial);
  const { lines, change, move, remove, copy, add, addTaken, replace } = useLines(initial.lines);
  const text = textOf(head, lines);
  const { fetcher, busy, saved, submitted, goOnFrom } = useSaving(page.version, text);
  const differences = useDifferences();
  const show = (whole: string) => {
    const { lines: typed, ...rest } = JSON.parse(whole) as TypedDraft;
    setHead({ ...rest, lines: [] });
    replace(typed);
  };
  const name = draftName(page.me, page.id);
  const isRestored = useKeptDraft(name, text, saved, (kept) => {
    show(kept.text);
    if (kept.version !== saved.version) goOnFrom({ version: kept.version, text: "" });
  });
  const stored = { version: page.version, text: textOf(initial, initial.lines) };
  const isNewer = !busy && stored.version > saved.version;
  const isTyped = text !== saved.text;
  const takeStored = () => {
    show(stored.text);
    goOnFrom(stored);
  };
  const follow = useEffectEvent(takeStored);
  useEffect(() => {
    if (isNewer && !isTyped) follow();
  }, [isNewer, isTyped]);
  const send = (intent: "save" | "send") => {
    const fields = { intent, version: String(saved.version), draft: text };
    submitted(text);
    void fetcher.submit(fields, { method: "post", encType: "multipart/form-data" });
  };
  useWarning(isTyped);
  return (
    <div className="grid gap-4">
      <Problem answer={busy ? undefined : fetcher.data} />
      {isRestored && !isNewer && <RestoredNote onDiscard={takeStored} />}
      {isNewer && isTyped && (
        <TwoTexts
          rows={differences(JSON.parse(text), JSON.parse(stored.text))}
          onMine={() => goOnFrom(stored)}
          onTheirs={takeStored}
        />
      )}
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
          onClick={() => {
            clearDrafts(name);
            void fetcher.submit({ intent: "discard" }, { method: "post" });
          }}
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
