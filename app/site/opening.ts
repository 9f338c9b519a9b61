import { uaeClock } from "../i18n/uae-time.ts";

/** Minutes of the UAE day by weekday (0 = Sunday), and days on which the office is closed, as YYYY-MM-DD. */
export type OpeningHours = { week: ([number, number] | null)[]; closed: [from: string, to: string][] };

const day = 24 * 60 * 60_000;

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

export type Opening = { open: boolean; today: boolean; day: number; time: string };

/** Whether the office is open at an instant, and until when, or when it opens next; independent of the visitor's time zone. */
export function opening({ week, closed }: OpeningHours, now: number): Opening {
  const local = uaeClock(now);
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  for (let ahead = 0; ahead < 30; ahead++) {
    const date = new Date(+local + ahead * day);
    const hours = week[date.getUTCDay()];
    const name = date.toISOString().slice(0, 10);
    if (!hours || closed.some(([from, to]) => from <= name && name <= to)) continue;
    const [from, to] = hours;
    const at = { today: ahead === 0, day: date.getUTCDay() };
    if (ahead > 0 || minutes < from) return { open: false, ...at, time: clock(from) };
    if (minutes < to) return { open: true, ...at, time: clock(to) };
  }
  return { open: false, today: false, day: 0, time: "" };
}
