import { type FormEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { BroughtCalculation } from "#domain/leads/index.ts";
import { useT } from "#site/i18n/t.ts";
import { toast } from "#site/ui/controls/toast.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import type { LineForm } from "./draft.ts";
import type { EditorAnswer } from "./editor.server.ts";
import { Problem } from "./Problem.tsx";

interface Props {
  calculation: BroughtCalculation;
  version: number;
  basis: "net" | "gross";
  answer: EditorAnswer | undefined;
  /** True if the lines of the calculation are in the draft already. */
  isTaken: boolean;
  onTaken: (lines: readonly LineForm[]) => void;
}

/**
 * Shows the calculation that came with the enquiry, with a button that adds its lines to the draft in the editor. Without a script the
 * button adds them to the saved draft.
 */
export function TakeOver({ calculation, answer, ...draft }: Props) {
  const t = useT("quotation");
  const { fetcher, take } = useTaken(draft);
  return (
    <section aria-labelledby="brought" className="grid gap-3 rounded-card border border-line bg-raised p-4 text-sm">
      <h2 id="brought" className="text-base">
        {t("office.taken.title", { name: calculation.name })}
      </h2>
      <Brought calculation={calculation} />
      {calculation.hasLines ? (
        <form method="post" onSubmit={take} className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="version" value={draft.version} />
          <Button
            type="submit"
            name="intent"
            value="take"
            look="outline"
            aria-disabled={draft.isTaken || fetcher.state !== "idle"}
            className="aria-disabled:opacity-60"
          >
            {t("office.taken.button")}
          </Button>
          <p className="max-w-lg text-soft">
            {draft.isTaken ? t("office.taken.once") : t("office.taken.text")}{" "}
            {!draft.isTaken && calculation.isOlder && t("office.taken.older")}
          </p>
        </form>
      ) : (
        <p className="text-soft">{t("office.taken.none")}</p>
      )}
      <Problem answer={fetcher.data ?? answer} />
    </section>
  );
}

function useTaken({ version, basis, isTaken, onTaken }: Omit<Props, "calculation" | "answer">) {
  const t = useT("quotation");
  const fetcher = useFetcher<EditorAnswer>();
  const lastAnswer = useRef<EditorAnswer>(undefined);
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer?.ok || answer.words !== "taken" || lastAnswer.current === answer) return;
    lastAnswer.current = answer;
    onTaken(answer.lines);
    toast.success(t("office.taken.done"));
  }, [fetcher.data, onTaken, t]);
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (isTaken || fetcher.state !== "idle") return;
    void fetcher.submit({ intent: "lines", basis, version: String(version) }, { method: "post" });
  };
  return { fetcher, take };
}

/** Shows the calculation as the customer sent it, in the customer's language. */
function Brought({ calculation: { facts, path } }: Pick<Props, "calculation">) {
  const t = useT("quotation");
  return (
    <details open>
      <summary className="flex min-h-9 w-fit cursor-pointer items-center font-semibold max-sm:min-h-11">
        {t("office.taken.sent")}
      </summary>
      <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {facts.map(([label, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have the same name
          <div key={at} dir="auto" className="flex flex-wrap gap-x-2 wrap-anywhere">
            <dt className="text-soft">{label}:</dt>
            <dd>
              <TextWithNumbers text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="mt-2 inline-block py-1 font-semibold text-brand underline"
      >
        {t("office.taken.open")}
      </a>
    </details>
  );
}
