import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useT } from "#app/i18n/t.ts";
import { toast } from "#app/ui/controls/toast.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { AddLines } from "./AddLines.tsx";
import { DraftTotals } from "./DraftTotals.tsx";
import type { DraftForm } from "./draft.ts";
import type { EditorAnswer, QuotePageData } from "./editor.server.ts";
import { HeadFields } from "./HeadFields.tsx";
import { LineFields } from "./LineFields.tsx";
import { useLines } from "./useLines.ts";

type Props = { page: QuotePageData; initial: DraftForm };

/** The draft of a quotation. It is kept on the server only when somebody saves, so that two colleagues cannot mix their lines. */
export function QuoteEditor({ page, initial }: Props) {
  const t = useT("offer");
  const [head, setHead] = useState(initial);
  const { lines, change, move, remove, copy, add } = useLines(initial.lines);
  const { fetcher, busy } = useEditorAnswers();
  const send = (intent: "save" | "send") => {
    const draft = { ...head, lines: lines.map(({ id: _, ...line }) => line) };
    const fields = { intent, version: String(page.version), draft: JSON.stringify(draft) };
    void fetcher.submit(fields, { method: "post", encType: "multipart/form-data" });
  };
  const dirty = JSON.stringify([head, lines]) !== useSaved(head, lines, page.version);
  useWarning(dirty);
  return (
    <div className="grid gap-4">
      <Problem answer={busy ? undefined : fetcher.data} />
      <HeadFields head={head} onChange={(part) => setHead((before) => ({ ...before, ...part }))} />
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

/** What was last saved: as loaded, until a later version comes from the server. */
function useSaved(head: DraftForm, lines: unknown, version: number): string {
  const saved = useRef({ version: 0, text: "" });
  if (saved.current.version !== version) saved.current = { version, text: JSON.stringify([head, lines]) };
  return saved.current.text;
}

function useWarning(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);
}

function useEditorAnswers() {
  const t = useT("offer");
  const fetcher = useFetcher<EditorAnswer>();
  const told = useRef<EditorAnswer>(undefined);
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || told.current === answer) return;
    told.current = answer;
    if (answer.ok) toast.success(t(`office.done.${answer.words}`));
  }, [fetcher.data, t]);
  return { fetcher, busy: fetcher.state !== "idle" };
}

function Problem({ answer }: { answer: EditorAnswer | undefined }) {
  const t = useT("offer");
  const problem = useProblem();
  return (
    <p role="alert" className="rounded-xl border border-danger p-4 font-semibold text-danger empty:hidden">
      {answer && !answer.ok && problem(answer, t)}
    </p>
  );
}

function useProblem() {
  const fields: Record<string, string> = useFieldNames();
  return (answer: Extract<EditorAnswer, { ok: false }>, t: ReturnType<typeof useT<"offer">>) => {
    if ("problem" in answer) return t(`office.problems.${answer.problem}`);
    const field = fields[answer.field] ?? answer.field;
    return answer.line === undefined
      ? t("office.problems.head", { field })
      : t("office.problems.fields", { line: answer.line, field });
  };
}

function useFieldNames() {
  const t = useT("offer");
  return {
    textEn: t("office.textEn"),
    textAr: t("office.textAr"),
    quantity: t("office.quantity"),
    price: t("office.price"),
    discount: t("office.discount"),
    group: t("office.group"),
    validUntil: t("office.validUntil"),
    name: t("office.customer.name"),
    company: t("office.customer.company"),
    trn: t("office.customer.trn"),
    address: t("office.customer.address"),
  };
}
