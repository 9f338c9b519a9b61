import { href } from "@site/ground/site-map/links.ts";
import { type VisitOutcome, visitOutcomes, visitStates } from "@site/ground/states/visit.ts";
import { type ComponentProps, useRef } from "react";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button, buttonClasses, type Look } from "#site/ui/primitives/Button.tsx";
import { useFormDraft } from "./offline/useFormDraft.ts";
import type { Queue } from "./offline/useQueue.ts";
import type { DueVisit } from "./page.server.ts";
import type { ReceiveOutcome } from "./receive.server.ts";
import { Full, HiddenFields } from "./StartForm.tsx";
import { useSend } from "./useSend.ts";

interface Props {
  visit: DueVisit;
  maxPhotos: number;
  queue: Queue;
  refused: Extract<ReceiveOutcome, { ok: false }> | undefined;
}

/** The form for what the technician found, measured and did. After the visit is settled, it takes additions. */
export function ReportForm({ visit, maxPhotos, queue, refused }: Props) {
  const t = useT("my-visits");
  const ref = useRef<HTMLFormElement>(null);
  const { send, isFull } = useSend(visit, queue);
  useFormDraft(ref, queue.owner, visit.id);
  const isOpen = visitStates[visit.state].isAgreed;
  const { keys, list } = visit.details;
  const typed = refused?.fields ?? {};
  return (
    <details open={refused !== undefined}>
      <summary className={buttonClasses({ look: "outline" }, "w-full cursor-pointer")}>
        {t(isOpen ? "report" : "add")}
      </summary>
      <form
        ref={ref}
        method="post"
        encType="multipart/form-data"
        action={href("/my-visits", useLanguage())}
        onSubmit={send}
        className="mt-4 grid grid-cols-1 gap-5"
      >
        <HiddenFields visit={visit} id={isOpen ? keys.end : keys.add} />
        {isOpen && <input type="hidden" name="list" value={list.name} />}
        {isOpen && <Checklist visit={visit} typed={typed} />}
        <Area label={t("note")} hint={t("noteHint")} name="note" maxLength={4000} defaultValue={typed.note} />
        <Area label={t("office")} hint={t("officeHint")} name="office" maxLength={4000} defaultValue={typed.office} />
        <label className="grid gap-1 text-sm font-semibold">
          {t("pictures")}
          <span className="text-xs font-normal text-soft">{t("picturesHint", { count: maxPhotos })}</span>
          <input
            type="file"
            name="photos"
            accept="image/*"
            multiple
            className="min-h-11 w-full min-w-0 rounded-lg border border-field bg-surface p-2 text-sm font-normal"
          />
        </label>
        {isOpen && (
          <label className="grid gap-1 text-sm font-semibold">
            {t("signed")}
            <span className="text-xs font-normal text-soft">{t("signedHint")}</span>
            <input
              name="signed"
              dir="auto"
              maxLength={100}
              autoComplete="off"
              defaultValue={typed.signed}
              className={look}
            />
          </label>
        )}
        <Full isFull={isFull} />
        <div className="grid gap-3">
          {isOpen ? (
            visitOutcomes.map((outcome) => (
              <Button key={outcome} type="submit" name="kind" value={outcome} {...looks[outcome]}>
                {t(outcome)}
              </Button>
            ))
          ) : (
            <Button type="submit" name="kind" value="add" look="brand">
              {t("send")}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}

const looks = {
  done: { look: "brand", size: "lg" },
  missed: { look: "outline" },
} as const satisfies Record<VisitOutcome, Look>;

const look = "min-h-11 w-full rounded-lg border border-field bg-surface px-3 text-base font-normal text-ink";

function Checklist({ visit: { details }, typed }: { visit: DueVisit; typed: Record<string, string> }) {
  const t = useT("my-visits");
  const { checks, readings } = details.list;
  return (
    <>
      <div className="grid gap-4">
        <h4 className="text-sm font-semibold">{t("checks")}</h4>
        {checks.map(({ id, text }) => (
          <fieldset key={id}>
            <legend className="text-sm">{text}</legend>
            <div className="mt-1 grid grid-cols-3 gap-1">
              {(["ok", "fault", "none"] as const).map((answer) => (
                <label
                  key={answer}
                  className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-lg border border-field px-1 text-center text-xs has-checked:border-brand has-checked:bg-brand-tint has-checked:font-semibold"
                >
                  <input
                    type="radio"
                    name={`check:${id}`}
                    value={answer}
                    defaultChecked={typed[`check:${id}`] === answer}
                  />
                  {t(`answers.${answer}`)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {readings.length > 0 && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-semibold">{t("readings")}</legend>
          {readings.map(({ id, unit, text }) => (
            <label key={id} className="grid gap-1 text-sm">
              {t("reading", { name: text, unit: `\u2066${unit}\u2069` })}
              <input
                name={`reading:${id}`}
                inputMode="decimal"
                dir="ltr"
                maxLength={20}
                autoComplete="off"
                defaultValue={typed[`reading:${id}`]}
                className={look}
              />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

const Area = ({ label, hint, ...rest }: ComponentProps<"textarea"> & { label: string; hint: string }) => (
  <label className="grid gap-1 text-sm font-semibold">
    {label}
    <span className="text-xs font-normal text-soft">{hint}</span>
    <textarea rows={3} dir="auto" className={`${look} py-2`} {...rest} />
  </label>
);
