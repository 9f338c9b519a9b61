import { useLanguage, useT } from "#app/i18n/t.ts";
import { Glyph } from "./Glyph.tsx";
import { instant, span, workingDays } from "./time.ts";
import type { InboxRow } from "./types.ts";

/** The time left for the promised reply, in working hours. */
export function SlaMark({ sla }: { sla: NonNullable<InboxRow["sla"]> }) {
  const t = useT("inbox");
  const language = useLanguage();
  const days = workingDays(sla.ms);
  const time = days >= 2 ? t("sla.days", { count: days }) : span(sla.ms, language);
  const words =
    sla.ms < 60_000 ? t(sla.late ? "sla.late" : "sla.soon") : t(sla.late ? "sla.overdue" : "sla.due", { time });
  return (
    <span
      title={t("sla.title", { at: instant(sla.at, language) })}
      className={`inline-flex items-center gap-1 text-xs whitespace-nowrap ${sla.late ? "font-semibold text-danger" : "text-soft"}`}
      suppressHydrationWarning
    >
      {sla.late && <span aria-hidden className="size-1.5 rounded-full bg-danger" />}
      {words}
    </span>
  );
}

export function ReminderMark({ at, now }: { at: number; now: number }) {
  const t = useT("inbox");
  const when = instant(at, useLanguage());
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
