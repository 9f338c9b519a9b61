import { uaeClock } from "@site/ground/time/uae-time.ts";

/**
 * The hours of the days from Sunday on, such as "08:00-18:00,,09:00-13:00", where a day off is empty, and the dates on which the office is closed.
 * They are text, because every page contains them and their script: times and dates of equal length can be compared as text.
 */
export type OpeningText = { week: string; closed: string };

const day = 24 * 60 * 60_000;

/** Days are counted from Sunday; 7 means today. */
export type Opening = { open: boolean; day: number; time: string };

/** Tells whether the office is open at an instant, and until when, or when it opens next; independent of the visitor's time zone. */
export function opening({ week, closed }: OpeningText, now: number): Opening {
  for (let ahead = 0; ahead < 30; ahead++) {
    const local = uaeClock(now + ahead * day);
    const [date = "", clock = ""] = local.toISOString().split("T");
    const weekday = local.getUTCDay();
    const [from = "", to = ""] = week.split(",")[weekday]?.split("-") ?? [];
    if (!from || closed.includes(date) || (!ahead && clock >= to)) continue;
    const open = !ahead && clock >= from;
    return { open, day: ahead ? weekday : 7, time: open ? to : from };
  }
  return { open: false, day: 0, time: "" };
}
