import { useState } from "react";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import { inputLook, labelLook } from "../shared/looks.ts";
import { dayAndTime, quickReminders, toField } from "../shared/time.ts";
import type { LeadPageData } from "../shared/types.ts";
import { Panel } from "./Panel.tsx";
import { useLeadAction } from "./useLeadAction.ts";

const quick = ["hours", "tomorrow", "threeDays", "week"] as const;

/** Sets a reminder. At that time the colleague gets a notice, and the lead is listed among the due reminders. */
export function Reminder({ lead, seen, now }: Pick<LeadPageData, "lead" | "seen" | "now">) {
  const t = useT("inbox");
  const language = useLanguage();
  const [at, setAt] = useState("");
  const { fetcher, wrong, busy } = useLeadAction("reminder", () => setAt(""));
  const times = quickReminders(now);
  const remind = (moment: number) =>
    void fetcher.submit({ intent: "reminder", at: toField(moment), seen }, { method: "post" });
  const due = lead.reminder_at !== null && lead.reminder_at <= now;
  return (
    <Panel title={t("reminder.label")}>
      <fetcher.Form method="post" className="space-y-2.5">
        <input type="hidden" name="seen" value={seen} />
        {lead.reminder_at !== null && (
          <p className="flex items-center justify-between gap-2 text-sm">
            <bdi className={`font-semibold ${due ? "text-accent-deep" : ""}`} suppressHydrationWarning>
              {dayAndTime(lead.reminder_at, language)}
            </bdi>
            <Action type="submit" name="intent" value="reminder.clear" look="quiet" formNoValidate disabled={busy}>
              {t("reminder.clear")}
            </Action>
          </p>
        )}
        <div className="flex flex-wrap gap-1.5">
          {quick.map((name) => (
            <button
              key={name}
              type="button"
              disabled={busy}
              onClick={() => remind(times[name])}
              className="min-h-8 rounded-lg border border-line px-2.5 text-xs smooth hover:border-brand max-sm:min-h-11"
            >
              {t(`reminder.${name}`)}
            </button>
          ))}
        </div>
        <label className="block">
          <span className={labelLook}>{t("reminder.at")}</span>
          <input
            type="datetime-local"
            name="at"
            required
            value={at}
            onChange={({ target }) => setAt(target.value)}
            aria-invalid={wrong === "at" || undefined}
            className={inputLook}
          />
        </label>
        {wrong === "at" && (
          <p role="alert" className="text-xs font-semibold text-danger">
            {t("problems.at")}
          </p>
        )}
        {at && (
          <>
            <label className="block">
              <span className={labelLook}>{t("reminder.text")}</span>
              <input name="text" maxLength={200} dir="auto" className={inputLook} />
            </label>
            <Action type="submit" name="intent" value="reminder" look="main" glyph="bell" disabled={busy}>
              {t("reminder.keep")}
            </Action>
          </>
        )}
      </fetcher.Form>
    </Panel>
  );
}
