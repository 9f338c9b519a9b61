import { type Office, office, workingHoursOf } from "#app/site/office.server.ts";
import { afterWork } from "#app/site/reply-due.ts";
import { type FreeWindow, freeWindows, type Job, type Window } from "#app/site/visit-slots.ts";
import { allTeams, busyBetween } from "#server/appointments/read.ts";
import { db } from "#server/db/db.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** How much work the office has to confirm a time that was asked for. */
const toConfirm = 24 * hour;

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

/** Until when the office has to confirm; null where times are booked at once. */
export function lapsesAt(set: Office, now: number): number | null {
  if (!set.visits.confirm) return null;
  return afterWork(workingHoursOf(set), now, toConfirm) ?? now + 2 * day;
}
