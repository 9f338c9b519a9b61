import { db } from "#platform/db/db.ts";
import { type Office, office, workingHoursOf } from "#site/content/office.server.ts";
import { afterWork, workingMs } from "#site/content/reply-due.ts";
import { type FreeWindow, freeWindows, type Job, type Window } from "#site/content/visit-slots.ts";
import { allTeams, busyBetween } from "../store/read.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** How much work the office has to confirm a time that was asked for. */
const toConfirm = 24 * hour;
/** How much work before the visit the customer is to know, if there is as much twice. */
const toHear = 2 * hour;

/** The windows that a customer can choose now, in order; `only`: within these days instead of as far ahead as customers usually may. */
export async function windowsFor(job: Job, now: number, rules?: Office, only?: Window): Promise<FreeWindow[]> {
  const set = rules ?? (await office());
  const hours = workingHoursOf(set);
  const { noticeHours, horizonDays } = set.visits;
  const from = noticeHours === 0 ? now : afterWork(hours, now, noticeHours * hour);
  if (from === undefined) return [];
  const period = only ? { from: Math.max(from, only.from), to: only.to } : { from, to: now + horizonDays * day };
  // A stay an hour away from the first window matters too.
  const around = { from: period.from - hour, to: period.to + hour };
  const database = await db();
  return freeWindows(hours, await allTeams(database), await busyBetween(database, around), job, period);
}

/** Until when the office has to confirm a visit that begins then, and never after that; null where times are booked at once. */
export function lapsesAt(set: Pick<Office, "visits" | "hours" | "holidays">, now: number, from: number): number | null {
  if (!set.visits.confirm) return null;
  const hours = workingHoursOf(set);
  const left = workingMs(hours, now, from);
  const work = Math.min(toConfirm, Math.max(left - toHear, left / 2));
  return Math.min(afterWork(hours, now, work) ?? from, from);
}
