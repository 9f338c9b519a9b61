import { type ReactNode, useRef, useState } from "react";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import { Glyph } from "../shared/Glyph.tsx";
import { statuses } from "../shared/options.ts";
import { dirhams } from "../shared/time.ts";
import type { LeadPageData, Status } from "../shared/types.ts";
import { useLeadWords } from "../shared/words.ts";
import { Panel } from "./Panel.tsx";
import { LostForm, ValueForm } from "./StatusForms.tsx";
import { useLeadAction } from "./useLeadAction.ts";

/** Shows and changes the status of the lead. Some changes first ask for an amount or a reason. All others take one click. */
export function StatusPanel({ data: { lead, value, seen } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const word = useLeadWords();
  // If a quotation was accepted, its sum is the value. Then the colleague is not asked for an amount.
  const isAgreed = value?.from === "accepted" || value?.from === "beside";
  const [asking, setAsking] = useState<Status | "value">();
  const sent = useRef<typeof asking>(undefined);
  // One-click changes use a separate fetcher, so that their answer does not replace the answer of the form.
  const step = useLeadAction("step").fetcher;
  // After saving, only the form that was sent closes. If the colleague has opened another form meanwhile, it stays open.
  const { fetcher, wrong, busy } = useLeadAction("status", () =>
    setAsking((open) => (open === sent.current ? undefined : open)),
  );
  const choice = (fetcher.formData ?? step.formData)?.get("status");
  const now = statuses.find((status) => status === choice) ?? lead.status;
  const choose = (status: Status) => {
    if (status === "new" || status === "contacted" || (status !== "lost" && isAgreed)) {
      setAsking(undefined);
      void step.submit({ intent: "status", status, seen }, { method: "post" });
    } else setAsking(status);
  };
  const form = {
    fetcher,
    busy,
    wrong,
    seen,
    onSubmit: () => {
      sent.current = asking;
    },
    onCancel: () => setAsking(undefined),
  };
  return (
    <Panel title={t("status.label")}>
      <Steps now={now} asking={asking} onChoose={choose} />
      {asking === "lost" ? (
        <LostForm {...form} />
      ) : (
        asking && <ValueForm key={asking} {...form} status={asking} fils={lead.value_fils} />
      )}
      {!asking && value && (
        <ValueNote value={value} own={lead.value_fils} isTyped={lead.value_from !== "quoted"}>
          {!isAgreed && (
            <Action look="quiet" onClick={() => setAsking("value")}>
              {t("status.change")}
            </Action>
          )}
        </ValueNote>
      )}
      {!asking && lead.status === "lost" && lead.lost_reason && (
        <p className="mt-3 text-sm text-soft">{word("lostReasons", lead.lost_reason)}</p>
      )}
    </Panel>
  );
}

type NoteProps = {
  value: NonNullable<LeadPageData["value"]>;
  own: number | null;
  isTyped: boolean;
  children: ReactNode;
};

/** Shows the value of the lead and the source of this sum. If a typed sum exists besides, it is shown too. */
function ValueNote({ value: { fils, from }, own, isTyped, children }: NoteProps) {
  const t = useT("inbox");
  const language = useLanguage();
  const note = from === "beside" ? "besides" : from === "accepted" && isTyped ? "typedBefore" : undefined;
  return (
    <div className="mt-3 text-sm">
      <p className="flex items-center justify-between gap-2">
        <bdi className="font-semibold" suppressHydrationWarning>
          {dirhams(fils, language)}
        </bdi>
        {children}
      </p>
      <p className="text-xs text-soft">{t(`status.from.${from}`)}</p>
      {note && own !== null && (
        <p className="text-xs text-soft" suppressHydrationWarning>
          {t(`status.${note}`, { value: dirhams(own, language) })}
        </p>
      )}
    </div>
  );
}

type StepsProps = { now: Status; asking?: Status | "value"; onChoose: (status: Status) => void };

function Steps({ now, asking, onChoose }: StepsProps) {
  const word = useT("lead");
  const reached = now === "lost" ? -1 : statuses.indexOf(now);
  return (
    <ol className="space-y-1">
      {statuses.map((status, index) => {
        const current = status === now;
        return (
          <li key={status} className={status === "lost" ? "border-t border-line pt-1" : ""}>
            <button
              type="button"
              aria-current={current ? "step" : undefined}
              data-key={current ? "status" : undefined}
              onClick={() => onChoose(status)}
              className={`flex min-h-9 w-full items-center gap-2.5 rounded-lg px-2 text-start text-sm smooth hover:bg-sand max-sm:min-h-11 ${current ? "bg-brand-tint font-semibold text-brand" : ""} ${asking === status ? "outline-2 outline-brand" : ""}`}
            >
              <span
                className={`grid size-5 shrink-0 place-items-center rounded-full border ${index <= reached ? "border-brand bg-brand text-surface" : current ? "border-brand" : "border-line"}`}
              >
                {index <= reached && <Glyph name="check" size={12} />}
                {current && status === "lost" && <Glyph name="close" size={12} />}
              </span>
              {word(`statuses.${status}`)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
