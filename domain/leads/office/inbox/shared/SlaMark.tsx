import { useLanguage, useT } from "#site/i18n/t.ts";
import { Glyph } from "./Glyph.tsx";
import { dayAndTime, moment, span, workingDays } from "./time.ts";
import type { InboxRow } from "./types.ts";

/** Shows when the reply is due. When that time has passed, it shows the delay in working hours. */
export function SlaMark({ sla }: { sla: NonNullable<InboxRow["sla"]> }) {
  const t = useT("inbox");
  const language = useLanguage();
  const days = workingDays(sla.ms);
  const time = days >= 2 ? t("sla.days", { count: days }) : span(sla.ms, language);
  const late = sla.ms < 60_000 ? t("sla.late") : t("sla.overdue", { time });
  const due = sla.soon ? t("sla.soon") : t("sla.due", { at: moment(sla.at, sla.today, language) });
  return (
    <span
      title={sla.late ? t("sla.titleLate", { at: dayAndTime(sla.at, language) }) : t("sla.title", { left: time })}
      className={`inline-flex items-center gap-1 text-xs whitespace-nowrap ${sla.late ? "font-semibold text-danger" : "text-soft"}`}
      suppressHydrationWarning
    >
      {sla.late && <span aria-hidden className="size-1.5 rounded-full bg-danger" />}
      {sla.late ? late : due}
    </span>
  );
}

export function ReminderMark({ at, now }: { at: number; now: number }) {
  const t = useT("inbox");
  const when = dayAndTime(at, useLanguage());
  return (
    <span
      title={t("sla.reminder", { at: when })}
      className={`inline-flex items-center gap-1 text-xs whitespace-nowrap ${at <= now ? "font-semibold text-accent-deep" : "text-soft"}`}
      suppressHydrationWarning
    >
      <Glyph name="bell" size={13} />
      <span className="sr-only">{t("reminder.label")}</span>
      {when}
    </span>
  );
}
