import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { shiftsOf, type WorkingHours } from "./reply-due.ts";

/** A window of time that can be booked. The team arrives between these two instants. */
export interface Window {
  from: number;
  to: number;
}

export interface SlotTeam {
  id: string;
  active: number;
  /** `trades` lists services, and `places` lists emirates. An empty list means all. */
  trades: readonly string[];
  places: readonly string[];
  day_from: number;
  day_to: number;
}

/** The visits and days off that take the time of teams. */
export interface Busy {
  claims: readonly { team_id: string; slot: number; appointment_id: string }[];
  off: readonly { team_id: string; from_at: number; to_at: number }[];
  stays: readonly { id: string; team_id: string; from_at: number; to_at: number; place: string }[];
}

export interface Job {
  service: string | null;
  place: string | null;
  /** The visit that is about to be moved. Its present time does not count as taken. */
  moving?: string;
}

const minute = 60_000;
const slot = 30;
export const windowMinutes = 120;
/** Work ends at noon on Fridays, because of the congregational prayer. */
const fridayEnds = 12 * 60;
/**
 * The additional time on the road between two emirates. Together with the half-hour after each window, a team has an hour. Within
 * one emirate the half-hour is enough.
 */
const betweenPlaces = 30 * minute;

/** Services whose work is in the sun: on roofs, in yards or on poles. */
const outdoor = new Set([
  ...["ac", "ac-repair", "ac-maintenance", "ac-installation", "ac-amc", "commercial-hvac"],
  ...["pool", "solar", "cctv"],
]);

/** Work in the sun is forbidden from 12:30 to 15:00, from 15 June to 15 September. The labour ministry announces this rule anew each year. */
const middayBan = { first: "06-15", last: "09-15", from: 12 * 60 + 30, to: 15 * 60 };

type Part = readonly [from: number, to: number];

const without = (parts: readonly Part[], from: number, to: number): Part[] =>
  parts.flatMap(([begin, end]) =>
    [[begin, Math.min(end, from)] as const, [Math.max(begin, to), end] as const].filter(([a, b]) => a < b),
  );

/** The parts of a day in which a team can do visits for this service, in minutes of the UAE day. */
function partsOfDay(hours: WorkingHours, day: number, service: string | null): readonly Part[] {
  const date = dateOfDay(day);
  let parts: readonly Part[] = shiftsOf(hours, day);
  if (new Date(date).getUTCDay() === 5) parts = without(parts, fridayEnds, 24 * 60);
  const inSeason = middayBan.first <= date.slice(5) && date.slice(5) <= middayBan.last;
  if (inSeason && service !== null && outdoor.has(service)) parts = without(parts, middayBan.from, middayBan.to);
  return parts;
}

/** The windows of a day, one after the other. Each begins at a full or half hour. */
export function windowsOfDay(hours: WorkingHours, day: number, service: string | null): Window[] {
  const midnight = uaeDayStart(day);
  const windows: Window[] = [];
  for (const [from, to] of partsOfDay(hours, day, service))
    for (let begin = Math.ceil(from / slot) * slot; begin + windowMinutes <= to; begin += windowMinutes)
      windows.push({ from: midnight + begin * minute, to: midnight + (begin + windowMinutes) * minute });
  return windows;
}

/** True if a team does this work, at this place, at this time of the day. It does not check the team's calendar. */
export function suits(team: SlotTeam, { service, place }: Job, { from, to }: Window): boolean {
  const midnight = uaeDayStart(uaeDay(from));
  const fits = (list: readonly string[], value: string | null) =>
    list.length === 0 || (value !== null && list.includes(value));
  return (
    team.active === 1 &&
    fits(team.trades, service) &&
    fits(team.places, place) &&
    midnight + team.day_from * minute <= from &&
    to <= midnight + team.day_to * minute
  );
}

/** True if nothing takes the team's time in this window. The way from or to another emirate takes time too. */
export function isFree(
  { claims, off, stays }: Busy,
  team: string,
  { place, moving }: Job,
  { from, to }: Window,
): boolean {
  const [first, last] = [from / (slot * minute), to / (slot * minute)];
  const isElsewhere = (stay: Busy["stays"][number]) =>
    stay.place !== "" &&
    place !== null &&
    stay.place !== place &&
    stay.from_at < to + betweenPlaces &&
    stay.to_at > from - betweenPlaces;
  return !(
    claims.some((c) => c.team_id === team && c.appointment_id !== moving && first <= c.slot && c.slot < last) ||
    off.some((o) => o.team_id === team && o.from_at < to && o.to_at > from) ||
    stays.some((stay) => stay.team_id === team && stay.id !== moving && isElsewhere(stay))
  );
}

export interface FreeWindow extends Window {
  /** The ids of the teams that can come. The team with the fewest visits on that day is first. Equal teams are in the order of their ids. */
  teams: string[];
}

/** Lists the windows between two instants in which at least one team can come, in order. */
export function freeWindows(
  hours: WorkingHours,
  teams: readonly SlotTeam[],
  busy: Busy,
  job: Job,
  { from, to }: Window,
): FreeWindow[] {
  const free: FreeWindow[] = [];
  for (let day = uaeDay(from); uaeDayStart(day) < to; day += 1) {
    const [begin, end] = [uaeDayStart(day), uaeDayStart(day + 1)];
    const load = (team: string) =>
      busy.stays.filter((stay) => stay.team_id === team && stay.from_at >= begin && stay.from_at < end).length;
    for (const window of windowsOfDay(hours, day, job.service)) {
      if (window.from < from || window.to > to) continue;
      const able = teams.filter((team) => suits(team, job, window) && isFree(busy, team.id, job, window));
      const best = able.map(({ id }) => id).sort((a, b) => load(a) - load(b) || (a < b ? -1 : 1));
      if (best.length > 0) free.push({ ...window, teams: best });
    }
  }
  return free;
}
