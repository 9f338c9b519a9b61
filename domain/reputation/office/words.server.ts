import type { Language } from "@site/ground/language/languages.ts";
import { translator } from "#site/i18n/t.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Writes a time in minutes or hours. It is rounded up, so that the figure never promises more than was kept. */
export function timeInWords(ms: number, language: Language): string {
  const t = translator(language, "colleagues");
  return ms < 1.5 * hour
    ? t("dashboard.minutes", { count: Math.max(1, Math.ceil(ms / minute)) })
    : t("dashboard.hours", { count: Math.ceil(ms / hour) });
}

/** Writes a share in percent, rounded down for the same reason. */
export const shareAtLeast = ({ kept, cases }: { kept: number; cases: number }): string =>
  cases === 0 ? "–" : `${Math.floor((kept * 100) / cases)}%`;
