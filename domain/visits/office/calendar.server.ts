import { db } from "#platform/db/db.ts";
import { type Office, office, workingHoursOf } from "#site/content/office.server.ts";
import { afterWork, workingMs } from "#site/content/reply-due.ts";
import { type Busy, type FreeWindow, freeWindows, type Job, type Window } from "#site/content/visit-slots.ts";
import { allTeams, busyBetween } from "../store/read.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** The office has at most this working time to confirm a requested time. */
const toConfirm = 24 * hour;
/**
 * The customer should know at least this working time before the visit whether the time is confirmed. If less than twice this time is left,
 * the office gets half of it.
 */
const toHear = 2 * hour;

/**
 * The windows that a customer can choose now, in order. With `only`, they are within these days instead of as far ahead as customers usually may
 * choose. `held` are half-hours that other visitors keep for a moment.
 */
export async function windowsFor(
  job: Job,
  now: number,
  rules?: Office,
  only?: Window,
  held: Busy["claims"] = [],
): Promise<FreeWindow[]> {
  const set = rules ?? (await office());
  const hours = workingHoursOf(set);
  const { noticeHours, horizonDays } = set.visits;
  const from = noticeHours === 0 ? now : afterWork(hours, now, noticeHours * hour);
  if (from === undefined) return [];
  const period = only ? { from: Math.max(from, only.from), to: only.to } : { from, to: now + horizonDays * day };
  // A visit up to an hour before or after the period also counts, because the team has to drive there.
  const around = { from: period.from - hour, to: period.to + hour };
  const database = await db();
  const busy = await busyBetween(database, around);
  return freeWindows(hours, await allTeams(database), { ...busy, claims: [...busy.claims, ...held] }, job, period);
}

/**
 * Returns the latest time at which the office can confirm a visit that begins at `from`. It is never after the beginning. It is null if
 * bookings need no confirmation.
 */
export function lapsesAt(set: Pick<Office, "visits" | "hours" | "holidays">, now: number, from: number): number | null {
  if (!set.visits.confirm) return null;
  const hours = workingHoursOf(set);
  const left = workingMs(hours, now, from);
  const work = Math.min(toConfirm, Math.max(left - toHear, left / 2));
  return Math.min(afterWork(hours, now, work) ?? from, from);
}
