import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { allTeams, busyBetween, slotMs } from "#domain/visits/store/index.ts";
import { db } from "#platform/db/db.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { proposeVisits } from "#site/content/contract-dates.ts";
import { type Office, office, workingHoursOf } from "#site/content/office.server.ts";
import { type Busy, freeWindows, type SlotTeam, suits, type Window, windowsOfDay } from "#site/content/visit-slots.ts";
import { workingHours } from "#site/content/week.ts";
import { type ContractVisit, isSettled } from "../store/read.ts";
import type { ContractValues } from "../store/types.ts";

type Job = Pick<LeadsTable, "service" | "place">;

/** The facts that decide when a team can come. */
export interface Calendar {
  office: Pick<Office, "hours" | "holidays">;
  teams: readonly SlotTeam[];
  busy: Busy;
}

/** Proposes times for the visits of a contract that have no time yet, from tomorrow on. */
export async function proposedTimes(
  values: ContractValues,
  job: Job,
  visits: readonly ContractVisit[] = [],
  now = currentTime(),
): Promise<Window[]> {
  const database = await db();
  const [teams, busy] = [await allTeams(database), await busyBetween(database, values.term)];
  return timesFor(values, job, visits, { office: await office(), teams, busy }, now);
}

/**
 * Proposes times at which a team is free. If no team does this kind of work, it proposes times within the working hours. Expected holidays
 * are left out like fixed holidays: their dates depend on the moon and are not fixed for the whole year.
 */
export function timesFor(
  { term, visitsAYear, units }: Pick<ContractValues, "term" | "visitsAYear" | "units">,
  job: Job,
  visits: readonly Pick<ContractVisit, "state" | "from">[],
  { office: { hours, holidays }, teams, busy }: Calendar,
  now: number,
): Window[] {
  const working = workingHours(hours.hours, holidays, hours.datedHours);
  const from = Math.max(term.from, uaeDayStart(uaeDay(now) + 1));
  const busyOn = byDay(busy);
  const anyDay = { from: term.from, to: uaeDayStart(uaeDay(term.from) + 1) };
  const hasTeam = teams.some((team) => suits({ ...team, day_from: 0, day_to: 24 * 60 }, job, anyDay));
  const windowsOn = (day: number) =>
    hasTeam
      ? freeWindows(working, teams, busyOn(day), job, { from: uaeDayStart(day), to: uaeDayStart(day + 1) })
      : windowsOfDay(working, day, job.service);
  const kind = units.map((unit) => unit.kind).find((one) => one !== "other") ?? "split";
  const left = { from, to: term.to, visitsAYear, kind };
  if (visits.length === 0) return proposeVisits(left, windowsOn);
  const ahead = visits.filter((visit) => isSettled(visit) && visit.from >= from).map((visit) => visit.from);
  const open = visits.filter((visit) => !isSettled(visit)).length;
  return proposeVisits(left, windowsOn, ahead, open);
}

/** Groups the busy times of the teams by day. Otherwise the whole year would be searched for each day. */
function byDay({ claims, off, stays }: Busy): (day: number) => Busy {
  const claimsOf = Map.groupBy(claims, ({ slot }) => uaeDay(slot * slotMs));
  const staysOf = Map.groupBy(stays, ({ from_at }) => uaeDay(from_at));
  return (day) => ({ claims: claimsOf.get(day) ?? [], off, stays: staysOf.get(day) ?? [] });
}

/** Returns the teams that can come at exactly this time, best first. */
export async function teamsFor(job: Job, { from, to }: Window): Promise<string[]> {
  const database = await db();
  const day = { from: uaeDayStart(uaeDay(from)), to: uaeDayStart(uaeDay(from) + 1) };
  const [teams, busy] = [await allTeams(database), await busyBetween(database, day)];
  const windows = freeWindows(workingHoursOf(await office()), teams, busy, job, day);
  return windows.find((window) => window.from === from && window.to === to)?.teams ?? [];
}
