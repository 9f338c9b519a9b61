import { fromUaeClock, uaeClock } from "@site/ground/time/uae-time.ts";

const day = 86_400_000;

export const isDay = (text: string): boolean =>
  /^(19|20)\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

/** Returns the instant at which a day in the UAE begins. `later` adds days. */
export const dayStart = (text: string, later = 0): number => fromUaeClock(Date.parse(`${text}T00:00Z`)) + later * day;

/** The inverse of `dayStart`: returns the day of an instant that is the start of a day. Any other instant is returned as milliseconds. */
export function uaeDay(at: number, later = 0): string {
  const midnight = uaeClock(at).getTime() - later * day;
  const text = midnight % day === 0 && Math.abs(midnight) < 8e15 ? new Date(midnight).toISOString().slice(0, 10) : "";
  return isDay(text) ? text : String(at);
}
