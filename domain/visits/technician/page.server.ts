import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { dayInWords, hoursInWords, timeInWords } from "@site/ground/time/uae-span.ts";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { type Colleague, may } from "#domain/colleagues/store/index.ts";
import { placesOfVisits, type VisitPlace } from "#domain/people/index.server.ts";
import { checklistOf, readyIn } from "#domain/people/index.ts";
import { entranceFor, identityOf } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { newId } from "#platform/db/ids.ts";
import { leadDetails } from "#platform/db/json-columns.ts";
import { currentTime } from "#platform/machine/time.ts";
import { readPhoto, readPlate } from "#platform/photos/read.ts";
import { company } from "#site/content/content.server.ts";
import { checklistFor } from "#site/content/visit-checklists.server.ts";
import { maxPhotos } from "#site/forms/photo-limits.ts";
import { translator } from "#site/i18n/t.ts";
import { isEquipmentOfMyVisits, isPhotoOfMyVisits, type MyVisit, myVisitsOf } from "../store/my-visits.ts";
import { goesOut } from "../store/read.ts";
import { sealSeen } from "../store/seen-visit.ts";
import { mapLink, withoutMap } from "./map-link.ts";

/** Returns the period that the page shows. It includes yesterday, because a visit of yesterday may not be finished. */
function periodAt(now: number) {
  const today = uaeDay(now);
  return { from: uaeDayStart(today - 1), to: uaeDayStart(today + 2), today };
}

/** Returns the colleague's own visits of today and tomorrow, and the unfinished visits of yesterday. */
export async function myVisitsPage(request: Request, now = currentTime()) {
  const colleague = await requireRight(request, "visits.own");
  const { pathname } = new URL(request.url);
  const language = languageOf(pathname);
  const database = await db();
  const { today, ...period } = periodAt(now);
  const [rounds, hasTeam, entrance] = await Promise.all([
    myVisitsOf(database, colleague.id, period),
    goesOut(database, colleague.id),
    entranceFor(pathname),
  ]);
  const placeOf = await placesOfVisits(
    database,
    rounds.map(({ place_id }) => place_id),
    language,
  );
  const visits = await Promise.all(
    rounds.map((round) => visitOf(round, placeOf(round.place_id), colleague, language, now)),
  );
  const on = (day: number) => visits.filter((visit) => visit.day === day);
  const days = [
    { name: "open" as const, date: "", visits: on(today - 1).filter(({ state }) => visitStates[state].isAgreed) },
    ...[["today", today] as const, ["tomorrow", today + 1] as const].map(([name, day]) => ({
      name,
      date: dayInWords(uaeDayStart(day), language),
      visits: on(day),
    })),
  ];
  return {
    days: days.filter(({ name, visits: found }) => name !== "open" || found.length > 0),
    hasTeam,
    company: company().shortName[language],
    staff: colleague.id,
    name: colleague.name,
    calendar: may(colleague.role, "visits"),
    maxPhotos,
    asOf: now,
    entrance,
  };
}
export type MyVisitsData = Awaited<ReturnType<typeof myVisitsPage>>;
export type MyVisitView = MyVisitsData["days"][number]["visits"][number];
export type Details = NonNullable<MyVisitView["details"]>;
export type DueVisit = MyVisitView & { details: Details };

async function visitOf(round: MyVisit, known: VisitPlace, colleague: Colleague, language: Language, now: number) {
  const { id, kind, state, service, from_at, to_at, address, access_note: access, message } = round;
  const words = translator(language, "lead");
  const { area, property } = leadDetails(round);
  const place = round.place && words(`places.${round.place}`, { defaultValue: "" });
  const common = {
    ...{ id, kind, state, day: uaeDay(from_at), reference: round.reference },
    hours: hoursInWords(from_at, to_at, language),
    /** True from the day of the visit on. Before that day no report can be written. */
    isDue: uaeDay(from_at) <= uaeDay(now),
  };
  // For a cancelled visit the technician needs no further facts.
  if (!visitStates[state].isFirm) return { ...common, details: null };
  const notes = [{ of: "", text: access }, ...known.notes].filter(
    ({ text }, index, all) => text !== "" && all.findIndex((one) => one.text === text) === index,
  );
  const at = (kind: string) => round.reports.findLast((one) => one.kind === kind)?.happened_at;
  const clock = (instant: number | undefined) => (instant === undefined ? undefined : timeInWords(instant, language));
  const list = checklistFor(kind, service);
  const ready = readyIn(round, known.building);
  return {
    ...common,
    details: {
      ...{ name: round.name, phone: round.phone, team: round.team, address, notes, message },
      place: withoutMap(address)
        ? [withoutMap(address), place].filter(Boolean).join(" · ")
        : known.address || [area, place].filter(Boolean).join(" · "),
      map: mapLink(address, ...notes.map(({ text }) => text), message),
      service: service ? words(`services.${service}`, { defaultValue: "" }) : "",
      work: round.work,
      agreed: round.agreed.map(({ text_en, text_ar }) => (language === "ar" ? text_ar || text_en : text_en || text_ar)),
      equipment: known.equipment,
      papers: checklistOf(known.papers, property, ready).map((paper) => ({ paper, ready: ready.includes(paper) })),
      photos: round.photos,
      startedAt: clock(at("start")),
      endedAt: clock(at(state)),
      list: {
        name: list.name,
        checks: list.checks.map((check) => ({ id: check.id, text: check.text[language] })),
        readings: list.readings.map(({ unit, ...reading }) => ({ id: reading.id, unit, text: reading.text[language] })),
      },
      seen: await sealSeen(await db(), colleague.id, round),
      /** The ids of the reports in the forms without a script. If a form is sent twice, its id makes it count once. */
      keys: { start: newId(), end: newId(), add: newId() },
    },
  };
}

/**
 * Returns the id of the account for which a page is made. A phone keeps the page under this id and removes the pages of other accounts
 * (domain/sign-in/pages/kept-pages.ts).
 */
export const accountIn = async (request: Request): Promise<string> => (await identityOf(request))?.id ?? "";

/** Returns a photo of the customer's enquiry to the colleague who visits the customer these days. */
export async function myVisitsPhoto(request: Request, id: string, now = currentTime()): Promise<Response> {
  const colleague = await requireRight(request, "visits.own");
  const database = await db();
  const mine = await isPhotoOfMyVisits(database, colleague.id, id, periodAt(now));
  return (mine ? await readPhoto(database, id) : undefined) ?? new Response(null, { status: 404 });
}

/** Returns the rating plate of a machine to the colleague who visits its place these days. */
export async function myVisitsPlate(request: Request, id: string, now = currentTime()): Promise<Response> {
  const colleague = await requireRight(request, "visits.own");
  const database = await db();
  const mine = await isEquipmentOfMyVisits(database, colleague.id, id, periodAt(now));
  return (mine ? await readPlate(database, id) : undefined) ?? new Response(null, { status: 404 });
}
