import type { TFunction } from "i18next";
import { amount } from "#site/i18n/figure.ts";
import type { Unit } from "./tables/table.ts";

/** Formats a number for people. Arabic pages use Western digits too. */
export function formatFigure(value: number | null, unit: Unit, t: TFunction<"analytics">): string {
  if (value === null) return "–";
  if (unit === "share") return percent(value);
  if (unit === "points") return points(value);
  if (unit === "time") return clock(value);
  if (unit === "aed") return amount(Math.round(value / 100));
  if (unit === "LCP") return t("seconds", { n: (value / 1000).toFixed(1) });
  if (unit === "INP") return t("milliseconds", { n: value });
  return unit === "CLS" ? (value / 1000).toFixed(2) : amount(value);
}

const unitsOfTotals: Record<string, Unit> = { perVisit: "time", bounced: "share", wonAed: "aed" };

/** Formats a key figure of the overview. */
export function totalText(name: string, value: number | null, t: TFunction<"analytics">): string {
  if (name === "viewsEach") return value?.toFixed(1) ?? "–";
  const text = formatFigure(value, unitsOfTotals[name] ?? "count", t);
  return name === "wonAed" ? t("aed", { amount: text }) : text;
}

/** Formats a share as a percentage. A share below 10% keeps one decimal, so that 2.4% and 1.6% do not both become 2%. */
export const percent = (share: number): string =>
  `${(share * 100).toFixed(share < 0.1 && share > 0 ? 1 : 0).replace(/\.0$/, "")}%`;

/** Formats a difference between two shares, in percentage points with a sign. */
export function points(difference: number): string {
  const text = (Math.abs(difference) * 100).toFixed(1);
  return text === "0.0" ? text : `${difference < 0 ? "−" : "+"}${text}`;
}

/** Formats a duration as minutes and seconds, such as 2:05. */
export function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the change since the period before: a percentage, "new" if there was nothing before, or null if there is nothing to compare. */
export function changeOf(
  value: number | null,
  before: number | null,
): { text: string; rounded: number } | "new" | null {
  if (value === null || before === null) return null;
  if (before === 0) return value === 0 ? null : "new";
  const change = value / before - 1;
  const rounded = Math.round(change * 100);
  return { text: `${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${amount(Math.abs(rounded))}%`, rounded };
}
