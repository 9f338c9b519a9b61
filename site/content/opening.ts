import { uaeClock } from "@site/ground/time/uae-time.ts";

/**
 * `week` has the hours of each day from Sunday on, such as "08:00-18:00,,09:00-13:00"; a day off is empty. `closed` has the dates
 * on which the office is closed. Both are text, because every page contains them and a script that reads them: times or dates of
 * equal length can be compared as text.
 */
export type OpeningText = { week: string; closed: string };

const day = 24 * 60 * 60_000;

/**
 * `day` is the number of the day of the week from Sunday on; 7 means today. Days that are more than six days ahead have the numbers from 8 on, again
 * from Sunday: "Monday" alone would mean the next one.
 */
export type Opening = { open: boolean; day: number; time: string };

/**
 * Tells whether the office is open at an instant. `time` says until when it is open, or when it opens next. The
 * visitor's time zone makes no difference.
 */
export function opening({ week, closed }: OpeningText, now: number): Opening {
  for (let ahead = 0; ahead < 99; ahead++) {
    const local = uaeClock(now + ahead * day);
    const [date = "", clock = ""] = local.toISOString().split("T");
    const weekday = local.getUTCDay();
    const [from = "", to = ""] = week.split(",")[weekday]?.split("-") ?? [];
    if (!from || closed.includes(date) || (!ahead && clock >= to)) continue;
    const open = !ahead && clock >= from;
    return { open, day: ahead > 6 ? weekday + 8 : ahead ? weekday : 7, time: open ? to : from };
  }
  return { open: false, day: 0, time: "" };
}
