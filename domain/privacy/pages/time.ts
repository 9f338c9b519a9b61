import type { useT } from "#site/i18n/t.ts";

const month = 365 / 12;

/** Writes a number of days in the unit that people use for it. */
export function timeOf(t: ReturnType<typeof useT<"privacy">>, days: number): string {
  const months = Math.round(days / month);
  if (days < 3) return t("time.hours", { count: days * 24 });
  if (days % 365 === 0) return t("time.years", { count: days / 365 });
  if (months > 3 && Math.abs(months * month - days) <= 1) return t("time.months", { count: months });
  return t("time.days", { count: days });
}
