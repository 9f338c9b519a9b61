import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { visitNews, visitStates } from "@site/ground/states/visit.ts";
import { dayInWords, hoursInWords, span } from "@site/ground/time/uae-span.ts";
import { uaeDay } from "@site/ground/time/uae-time.ts";
import { isOneOf } from "@site/typed";
import { data, redirect } from "react-router";
import { awaitsReply, type EventData, type FollowedEnquiry, follow, isOpen } from "#domain/leads/store/index.ts";
import { db } from "#platform/db/db.ts";
import { limits } from "#platform/http/budgets.ts";
import { currentTime } from "#platform/machine/time.ts";
import { isOverLimit, type Limit } from "#platform/spam/limits.ts";
import { fileOrAway, orAway } from "#site/content/away.server.ts";
import { office } from "#site/content/office.server.ts";
import type { FreeWindow } from "#site/content/visit-slots.ts";
import { readForm } from "#site/forms/form.server.ts";
import { calendarOf } from "../mails/mails.server.ts";
import { aheadOf, type Visit, visitsOfEnquiry } from "../store/read.ts";
import { decisions } from "../store/to-tell.ts";
import { attempt, freeFor, otherThan, type VisitAnswer } from "./change.server.ts";
import { choiceOf } from "./choice.server.ts";

/** The number of days whose free times the page shows at first. */
const firstDays = 3;

const isTooOften = async (limit: Limit, request: Request) =>
  isOverLimit(await db(), limit, request.headers.get("x-client-address") ?? "unknown");

const found = async (key: string): Promise<FollowedEnquiry | undefined> =>
  /^[\w-]{22}$/.test(key) ? follow(await db(), key) : undefined;

/**
 * Returns what the pages of an enquiry and of its quotation show about visits: the agreed visit, or that the customer can choose a time.
 */
export async function visitOf(followed: FollowedEnquiry, language: Language) {
  const now = currentTime();
  const { ahead, mayChoose, mayMove, awaitsTime } = await choiceOf(await db(), followed, await office(), now);
  return {
    news: newsOf(followed, language, now),
    byPhone: followed.enquiry.email === "",
    ahead: ahead && shown(ahead, language),
    mayChoose: !ahead && mayChoose,
    mayMove,
    awaitsTime,
    isAgreed: followed.lead.status === "won",
  };
}
export type VisitOfEnquiry = Awaited<ReturnType<typeof visitOf>>;

/** Returns what `visitOf` returns, for the key of an enquiry. The page of a quotation uses it, because it links to the enquiry. */
export async function visitOfKey(key: string, language: Language) {
  const followed = await found(key);
  return followed && visitOf(followed, language);
}

/**
 * Returns what the office decided last about a visit whose time is not over. The page says it plainly, because no mail reaches a customer without an
 * address.
 */
function newsOf({ events }: FollowedEnquiry, language: Language, now: number) {
  const last = events.findLast(({ kind }) => kind === "visit");
  if (!last || last.actor === "customer") return undefined;
  const { what, from, to }: EventData["visit"] = JSON.parse(last.data);
  return isOneOf(decisions, what) && to > now ? { what, when: span(from, to, language) } : undefined;
}

const shown = (visit: Visit, language: Language) => ({
  id: visit.id,
  when: span(visit.from_at, visit.to_at, language),
  requested: visitStates[visit.state].awaitsOffice,
  agreed: visitStates[visit.state].isAgreed,
  version: visit.version,
});

export const visitPage = (request: Request, key: string) =>
  orAway(request, async () => {
    if (await isTooOften(limits.follow, request)) return data({ view: undefined }, { status: 429 });
    const followed = await found(key);
    if (!followed) throw data(null, { status: 404 });
    return { view: await viewOf(key, followed, new URL(request.url)) };
  });
export type VisitView = Awaited<ReturnType<typeof viewOf>>;

async function viewOf(key: string, followed: FollowedEnquiry, { pathname, searchParams }: URL) {
  const language = languageOf(pathname);
  const now = currentTime();
  const set = await office();
  const database = await db();
  const { visits, ahead, mayChoose, mayMove } = await choiceOf(database, followed, set, now);
  const offersTimes = ahead ? mayMove : mayChoose;
  const windows = offersTimes ? await freeFor(database, followed.enquiry, ahead, now, set) : [];
  const days = daysOf(otherThan(ahead, windows), language);
  const all = searchParams.has("all");
  return {
    key,
    reference: followed.enquiry.reference,
    ahead: ahead && shown(ahead, language),
    mayChoose,
    mayMove,
    urgent: followed.enquiry.urgency === "now" && isOpen(followed.lead.status) && awaitsReply(followed.lead),
    done: doneOf(searchParams, visits, ahead, language),
    news: newsOf(followed, language, now),
    byPhone: followed.enquiry.email === "",
    hasFile: fileOf(followed, visits, now) !== undefined,
    days: all ? days : days.slice(0, firstDays),
    more: !all && days.length > firstDays,
    confirm: set.visits.confirm,
  };
}

/**
 * Names the change that the customer has just made: booked, moved or cancelled. Returns undefined if somebody has changed the visit since.
 */
function doneOf(query: URLSearchParams, visits: readonly Visit[], ahead: Visit | undefined, language: Language) {
  const what = (["booked", "moved", "cancelled"] as const).find((one) => one === query.get("done"));
  const visit = visits.find(({ id }) => id === query.get("visit"));
  if (!what || !visit) return undefined;
  const { isOver } = visitNews[what];
  const isSo = isOver ? visit.state === what : visit.id === ahead?.id;
  const outcome = !isOver && visitStates[visit.state].awaitsOffice ? ("requested" as const) : what;
  return isSo ? { what: outcome, when: span(visit.from_at, visit.to_at, language) } : undefined;
}

/** Groups windows by day, with the words for each day and its hours. */
export function daysOf(windows: readonly FreeWindow[], language: Language) {
  const byDay = Map.groupBy(windows, ({ from }) => uaeDay(from));
  return [...byDay.values()].map((those) => ({
    name: dayInWords(those[0]?.from ?? 0, language),
    windows: those.map((window) => timeOf(window, language)),
  }));
}

const timeOf = ({ from, to }: FreeWindow, language: Language) => ({
  value: String(from),
  hours: hoursInWords(from, to, language),
});

/** Books, moves or cancels a visit. Only a POST request does this, because the scanners of mail providers open every link. */
export async function changeVisit(request: Request, key: string) {
  const form = await readForm(request);
  return orAway(request, () => takeVisit(request, key, form?.fields ?? {}), form);
}

async function takeVisit(request: Request, key: string, sent: Record<string, string>) {
  const typed = { address: (sent.address ?? "").slice(0, 300), access: (sent.access ?? "").slice(0, 300) };
  const refused = (problem: VisitAnswer["problem"], status = 422, nearest: VisitAnswer["nearest"] = []) =>
    data<VisitAnswer>({ problem, nearest, ...typed }, { status });
  if (await isTooOften(limits.form, request)) return refused("limited", 429);
  const followed = await found(key);
  if (!followed) throw data(null, { status: 404 });
  const language = languageOf(new URL(request.url).pathname);
  const outcome = await attempt(await db(), followed, sent, { set: await office(), language, now: currentTime() });
  if ("problem" in outcome) return refused(outcome.problem, outcome.problem === "window" ? 422 : 409, outcome.nearest);
  const { done, visit } = outcome;
  return redirect(`${href(`/enquiry/${key}/visit`, language)}?done=${done}&visit=${visit}`, 303);
}

/** Returns the visit that the calendar file is about: the next one, or a cancelled one that the customer may have saved. */
function fileOf({ events }: FollowedEnquiry, visits: readonly Visit[], now: number) {
  const ahead = aheadOf(visits, now);
  if (ahead) return visitStates[ahead.state].isAgreed ? { visit: ahead, method: "PUBLISH" as const } : undefined;
  const gone = visits.filter(({ state, to_at }) => !visitStates[state].holdsTime && to_at > now);
  const visit = gone.find(({ id }) => events.some((event) => setATime(event, id)));
  return visit && { visit, method: "CANCEL" as const };
}

/** Tells whether this event set the time of the visit. A customer who moves a visit that is only requested requests another time. */
function setATime({ kind, data, actor }: FollowedEnquiry["events"][number], visit: string): boolean {
  if (kind !== "visit") return false;
  const { what, appointment }: EventData["visit"] = JSON.parse(data);
  return appointment === visit && visitNews[what].setsTime && (what === "booked" || actor !== "customer");
}

/** Returns the next visit as a calendar file (.ics), for customers who get no mail from us. */
export const visitFile = (request: Request, key: string) => fileOrAway(request, () => calendarFile(request, key));

async function calendarFile(request: Request, key: string): Promise<Response> {
  const followed = (await isTooOften(limits.follow, request)) ? undefined : await found(key);
  const now = currentTime();
  const file = followed && fileOf(followed, await visitsOfEnquiry(await db(), followed.enquiry.id), now);
  if (!file) return new Response(null, { status: 404 });
  return new Response(calendarOf(file.visit, followed.enquiry, file.method, now), {
    headers: {
      "content-type": `text/calendar; charset=utf-8; method=${file.method}`,
      "content-disposition": 'attachment; filename="visit.ics"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
