import { uaeDay, uaeDayStart } from "#app/i18n/uae-time.ts";
import { proposeVisits } from "#app/site/contract-dates.ts";
import { office, workingHoursOf } from "#app/site/office.server.ts";
import { type Busy, type FreeWindow, freeWindows, suits, windowsOfDay } from "#app/site/visit-slots.ts";
import { workingHours } from "#app/site/week.ts";
import { allTeams, busyBetween } from "#server/appointments/read.ts";
import { slotMs } from "#server/appointments/types.ts";
import { type ContractVisit, isSettled } from "#server/contracts/read.ts";
import type { ContractValues } from "#server/contracts/types.ts";
import { db } from "#server/db/db.ts";
import type { LeadsTable } from "#server/db/schema.ts";

type Job = Pick<LeadsTable, "service" | "place">;

/**
 * Times for the visits of a contract that have none, from tomorrow on: when a team is free; where no team does such work yet, the working hours alone. A holiday
 * that is only expected is left out too: the year is longer than the moon is known.
 */
export async function proposedTimes(
  { term, visitsAYear, units }: ContractValues,
  job: Job,
  visits: readonly ContractVisit[] = [],
  now = Date.now(),
) {
  const { hours, holidays } = await office();
  const working = workingHours(hours.hours, holidays, hours.datedHours);
  const database = await db();
  const teams = (await allTeams(database)).filter((team) => team.active === 1);
  const from = Math.max(term.from, uaeDayStart(uaeDay(now) + 1));
  const busy = byDay(await busyBetween(database, { from, to: term.to }));
  const windowsOn = (day: number) => {
    const windows = windowsOfDay(working, day, job.service);
    const isOurs = windows.some((window) => teams.some((team) => suits(team, job, window)));
    if (!isOurs) return teams.length === 0 ? windows : [];
    return freeWindows(working, teams, busy(day), job, { from: uaeDayStart(day), to: uaeDayStart(day + 1) });
  };
  const kind = units.map((unit) => unit.kind).find((one) => one !== "other") ?? "split";
  const planned = visits.filter(isSettled).map((visit) => visit.from);
  const ahead = planned.filter((at) => at >= from);
  const open = visits.filter((visit) => !isSettled(visit)).length;
  const left = { from, to: term.to, visitsAYear, kind };
  return visits.length > 0 ? proposeVisits(left, windowsOn, ahead, open) : proposeVisits(left, windowsOn);
}

/** What takes the teams' time on a day, without going through all of a year again. */
function byDay({ claims, off, stays }: Busy): (day: number) => Busy {
  const claimsOf = Map.groupBy(claims, ({ slot }) => uaeDay(slot * slotMs));
  const staysOf = Map.groupBy(stays, ({ from_at }) => uaeDay(from_at));
  return (day) => ({ claims: claimsOf.get(day) ?? [], off, stays: staysOf.get(day) ?? [] });
}

/** The teams that can come at exactly this time, the best first. */
export async function teamsFor(job: Job, { from, to }: { from: number; to: number }): Promise<string[]> {
  const database = await db();
  const day = { from: uaeDayStart(uaeDay(from)), to: uaeDayStart(uaeDay(from) + 1) };
  const windows: FreeWindow[] = freeWindows(
    workingHoursOf(await office()),
    await allTeams(database),
    await busyBetween(database, day),
    job,
    day,
  );
  return windows.find((window) => window.from === from && window.to === to)?.teams ?? [];
}
