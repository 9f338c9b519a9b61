import { languageOf } from "@site/ground/language/languages.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { dayInWords, hoursInWords, span } from "@site/ground/time/uae-span.ts";
import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { leadDetails } from "#platform/db/json-columns.ts";
import { currentTime } from "#platform/machine/time.ts";
import { office, workingHoursOf } from "#site/content/office.server.ts";
import { shiftsOf } from "#site/content/reply-due.ts";
import { move } from "../store/change.ts";
import { allTeams, type PlannedVisit, readVisit, timeOff, visitsBetween } from "../store/read.ts";
import { newsToTell } from "../store/to-tell.ts";
import { doubleBookings } from "../store/whereabouts.ts";
import type { OfficeAnswer } from "./answer.server.ts";
import { visitInWords } from "./clash.server.ts";
import { dragForm } from "./form.server.ts";
import { movedAnswer } from "./undo.server.ts";

const views = ["week", "day", "list"] as const;
const isDate = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the visits of a week that begins on Sunday, or of one day, for one team or for all. */
export async function visitsPage(request: Request) {
  const colleague = await requireRight(request, "visits");
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const view = views.find((one) => one === searchParams.get("view")) ?? "week";
  const now = currentTime();
  const dayText = searchParams.get("day");
  const chosen = isDate(dayText) ? uaeDay(Date.parse(dayText ?? "")) : uaeDay(now);
  const first = view === "week" ? chosen - new Date(dateOfDay(chosen)).getUTCDay() : chosen;
  const length = view === "week" ? 7 : 1;
  const database = await db();
  const teams = await allTeams(database);
  const period = { from: uaeDayStart(first), to: uaeDayStart(first + length) };
  const visits = await visitsBetween(database, period);
  const off = await timeOff(database, period);
  const hours = workingHoursOf(await office());
  const only = teams.find(({ id }) => id === searchParams.get("team"))?.id;
  const ahead = await visitsBetween(database, { from: now, to: now + 60 * 86_400_000 });
  const days = Array.from({ length }, (_, n) => first + n);
  return {
    view,
    team: only,
    mayChange: may(colleague.role, "visits.change"),
    today: dateOfDay(uaeDay(now)),
    date: dateOfDay(chosen),
    before: dateOfDay(chosen - length),
    after: dateOfDay(chosen + length),
    days: days.map((day) => ({
      date: dateOfDay(day),
      name: dayInWords(uaeDayStart(day), language),
      closed: shiftsOf(hours, day).length === 0,
    })),
    teams: teams
      .filter(({ id, active }) => (only ? id === only : active === 1 || visits.some(({ team_id }) => team_id === id)))
      .map((team) => ({
        id: team.id,
        name: team.name,
        cells: days.map((day) => ({
          date: dateOfDay(day),
          off: off
            .filter(
              (one) => one.team_id === team.id && one.from_at < uaeDayStart(day + 1) && one.to_at > uaeDayStart(day),
            )
            .map(({ id, reason }) => ({ id, reason })),
          visits: visits.filter((visit) => visit.team_id === team.id && uaeDay(visit.from_at) === day).map(cardOf),
        })),
      })),
    allTeams: teams.filter(({ active }) => active === 1).map(({ id, name }) => ({ id, name })),
    /**
     * Pairs of visits that need one person at the same time. They were booked before the teams shared this person, or before the person
     * came back.
     */
    doubleBooked: (await doubleBookings(database, now)).map(({ who, first, second }) => ({
      key: `${first.visit} ${second.visit} ${who}`,
      who,
      visits: [first, second].map((visit) => ({ id: visit.visit, words: visitInWords(visit, language) })),
    })),
    /** Visits on a day that was closed after they were booked, for example for Eid. The office has to move them. */
    onClosedDays: ahead
      .filter(({ state, from_at }) => visitStates[state].isOpen && shiftsOf(hours, uaeDay(from_at)).length === 0)
      .map(({ id, from_at, to_at, name }) => ({ id, name, when: span(from_at, to_at, language) })),
    /** Visits of leads that were closed or marked as spam. They are not cancelled automatically: the colleague who did that decides. */
    ofClosed: ahead
      .filter(({ state, status, spam }) => visitStates[state].isOpen && (status === "lost" || spam === 1))
      .map(({ id, from_at, to_at, name }) => ({ id, name, when: span(from_at, to_at, language) })),
    /** Customers without an address whom nobody has told yet what the office decided. */
    toTell: (await newsToTell(database, now)).map(({ id, name, from, to }) => ({
      id,
      name,
      when: span(from, to, language),
    })),
    toConfirm: ahead
      .filter(({ state }) => visitStates[state].awaitsOffice)
      .map(({ id, from_at, to_at, name }) => ({ id, name, when: span(from_at, to_at, language) })),
  };

  function cardOf(visit: PlannedVisit) {
    return {
      id: visit.id,
      version: visit.version,
      kind: visit.kind,
      state: visit.state,
      hours: hoursInWords(visit.from_at, visit.to_at, language),
      name: visit.name,
      phone: visit.phone,
      reference: visit.reference,
      service: visit.service,
      place: visit.place,
      where: visit.address || leadDetails(visit).area,
      access: visit.access_note,
    };
  }
}
export type WeekData = Awaited<ReturnType<typeof visitsPage>>;
export type Card = WeekData["teams"][number]["cells"][number]["visits"][number];

/** Moves a visit that was dragged to another day or team. */
export async function dragVisit(request: Request): Promise<OfficeAnswer> {
  const colleague = await requireRight(request, "visits");
  const parsed = dragForm.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  const { id, version, date, team } = parsed.data;
  const database = await db();
  const visit = await readVisit(database, id);
  if (!visit || !(await allTeams(database)).some((one) => one.id === team)) return { problem: "missing" };
  const by = uaeDayStart(uaeDay(Date.parse(date))) - uaeDayStart(uaeDay(visit.from_at));
  const to = { from: visit.from_at + by, to: visit.to_at + by, teams: [team], lapsesAt: null };
  return movedAnswer(await move(database, id, version, to, colleague.id), languageOf(new URL(request.url).pathname));
}
