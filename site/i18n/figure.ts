const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Writes an amount in both languages with Western digits in groups of three. */
export const amount = (n: number): string => n.toLocaleString("en");

export const share = (part: number): string => `${Math.round(part * 100)}%`;

/** Rounds a duration as people say it: in minutes up to an hour and a half, in hours up to two days, then in days. */
export function duration(ms: number): [`dashboard.${"minutes" | "hours" | "days"}`, { count: number }] {
  if (ms < 1.5 * hour) return ["dashboard.minutes", { count: Math.max(1, Math.round(ms / minute)) }];
  if (ms < 2 * day) return ["dashboard.hours", { count: Math.round(ms / hour) }];
  return ["dashboard.days", { count: Math.round(ms / day) }];
}
