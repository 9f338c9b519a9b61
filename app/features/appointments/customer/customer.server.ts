import { data, redirect } from "react-router";
import { z } from "zod";
import { cleanText, readForm } from "#app/features/leads/form.server.ts";
import { type Language, languageOf } from "#app/i18n/languages.ts";
import { dayInWords, hoursInWords, span } from "#app/i18n/uae-span.ts";
import { uaeDay } from "#app/i18n/uae-time.ts";
import { href } from "#app/site/links.ts";
import { choosesVisit, type Office, office } from "#app/site/office.server.ts";
import type { FreeWindow } from "#app/site/visit-slots.ts";
import { book, cancel, move, type Problem } from "#server/appointments/change.ts";
import { type Appointment, appointmentsOfRequest } from "#server/appointments/read.ts";
import { isOpenAppointment } from "#server/appointments/types.ts";
import { db } from "#server/db/db.ts";
import { type Followed, follow, isOpen } from "#server/leads/follow.ts";
import { logError } from "#server/log.ts";
import { isOverLimit, type Limit, limits } from "#server/spam/limits.ts";
import { lapsesAt, windowsFor } from "../calendar.server.ts";
import { calendarOf } from "../mails.server.ts";

/** After this many visits at which nobody was there, the office is asked first. */
const mostMissed = 2;
/** Days that are shown at first. */
const firstDays = 3;

const isTooOften = async (limit: Limit, request: Request) =>
  isOverLimit(await db(), limit, request.headers.get("x-client-address") ?? "unknown");

const found = async (key: string): Promise<Followed | undefined> =>
  /^[\w-]{22}$/.test(key) ? follow(await db(), key) : undefined;

/** Whether this customer can choose a time without the office. */
function choosesAlone({ request, lead }: Followed, visits: readonly Appointment[], set: Office): boolean {
  const missed = visits.filter(({ state }) => state === "missed").length;
  return choosesVisit(set, request) && isOpen(lead.status) && lead.spam === 0 && missed < mostMissed;
}

/** The visit that comes next; they are listed newest first. */
const aheadOf = (visits: readonly Appointment[], now: number) =>
  visits.findLast(({ state, to_at }) => isOpenAppointment(state) && to_at > now);

/** For the page of the request: what is agreed, or that a time can be chosen. */
export async function visitOf(followed: Followed, language: Language) {
  const visits = await appointmentsOfRequest(await db(), followed.request.id);
  const ahead = aheadOf(visits, Date.now());
  return {
    ahead: ahead && shown(ahead, language),
    mayChoose: !ahead && choosesAlone(followed, visits, await office()),
  };
}
export type VisitOfRequest = Awaited<ReturnType<typeof visitOf>>;

const shown = (visit: Appointment, language: Language) => ({
  when: span(visit.from_at, visit.to_at, language),
  requested: visit.state === "requested",
  version: visit.version,
});

const jobOf = ({ request: { service, place } }: Followed, moving?: string) => ({
  service,
  place,
  ...(moving !== undefined && { moving }),
});

export async function visitPage(request: Request, key: string) {
  if (await isTooOften(limits.follow, request)) return data({ view: undefined }, { status: 429 });
  const followed = await found(key);
  if (!followed) throw data(null, { status: 404 });
  return { view: await viewOf(key, followed, new URL(request.url)) };
}
export type VisitView = Awaited<ReturnType<typeof viewOf>>;

async function viewOf(key: string, followed: Followed, { pathname, searchParams }: URL) {
  const language = languageOf(pathname);
  const now = Date.now();
  const set = await office();
  const visits = await appointmentsOfRequest(await db(), followed.request.id);
  const ahead = aheadOf(visits, now);
  const alone = choosesAlone(followed, visits, set);
  const windows = alone ? otherThan(ahead, await windowsFor(jobOf(followed, ahead?.id), now, set)) : [];
  const days = daysOf(windows, language);
  const all = searchParams.has("all");
  return {
    key,
    reference: followed.request.reference,
    ahead: ahead && shown(ahead, language),
    mayChoose: alone,
    urgent: followed.request.urgency === "now" && isOpen(followed.lead.status),
    done: (["booked", "moved", "cancelled"] as const).find((what) => what === searchParams.get("done")),
    days: all ? days : days.slice(0, firstDays),
    more: !all && days.length > firstDays,
    confirm: set.visits.confirm,
  };
}

/** The time that a visit has already is no other time. */
const otherThan = (ahead: Appointment | undefined, windows: readonly FreeWindow[]) =>
  windows.filter(({ from }) => from !== ahead?.from_at);

function daysOf(windows: readonly FreeWindow[], language: Language) {
  const byDay = Map.groupBy(windows, ({ from }) => uaeDay(from));
  return [...byDay.values()].map((those) => ({
    name: dayInWords(those[0]?.from ?? 0, language),
    windows: those.map((window) => choiceOf(window, language)),
  }));
}

const choiceOf = ({ from, to }: FreeWindow, language: Language) => ({
  value: String(from),
  hours: hoursInWords(from, to, language),
});

export interface VisitAnswer {
  problem: Problem | "failed" | "limited" | "window";
  /** Near the one that was just taken. */
  nearest: { value: string; label: string }[];
  address: string;
  access: string;
}

const words = (max: number) =>
  z
    .string()
    .max(2000)
    .transform((typed) => cleanText(typed).replaceAll("\0", ""))
    .pipe(z.string().trim().max(max));
const wanted = z.object({
  window: z.coerce.number().int(),
  address: words(300).default(""),
  access: words(300).default(""),
  version: z.coerce.number().int().default(0),
});

/** Only a form that is sent books, moves or cancels: scanners of mails open every link. */
export async function changeVisit(request: Request, key: string) {
  const sent = (await readForm(request))?.fields ?? {};
  const typed = { address: (sent.address ?? "").slice(0, 300), access: (sent.access ?? "").slice(0, 300) };
  const refused = (problem: VisitAnswer["problem"], status = 422, nearest: VisitAnswer["nearest"] = []) =>
    data<VisitAnswer>({ problem, nearest, ...typed }, { status });
  if (await isTooOften(limits.form, request)) return refused("limited", 429);
  const followed = await found(key);
  if (!followed) throw data(null, { status: 404 });
  try {
    const language = languageOf(new URL(request.url).pathname);
    const outcome = await attempt(followed, sent, language);
    if ("problem" in outcome)
      return refused(outcome.problem, outcome.problem === "window" ? 422 : 409, outcome.nearest);
    return redirect(`${href(`/request/${key}/visit`, language)}?done=${outcome.done}`, 303);
  } catch (error) {
    logError(error, request.headers.get("x-request-id") ?? undefined);
    return refused("failed", 503);
  }
}

type Attempt =
  | { done: "booked" | "moved" | "cancelled" }
  | { problem: VisitAnswer["problem"]; nearest?: VisitAnswer["nearest"] };

async function attempt(followed: Followed, sent: Record<string, string>, language: Language): Promise<Attempt> {
  const database = await db();
  const now = Date.now();
  const { request, lead } = followed;
  const visits = await appointmentsOfRequest(database, request.id);
  const ahead = aheadOf(visits, now);
  const seen = Number(sent.version) || 0;
  if (sent.intent === "cancel") {
    if (!ahead) return { problem: "state" };
    const outcome = await cancel(database, ahead.id, seen, "customer", now);
    return outcome.ok ? { done: "cancelled" } : { problem: outcome.problem };
  }
  const set = await office();
  if (!choosesAlone(followed, visits, set)) return { problem: "state" };
  const form = wanted.safeParse(sent);
  if (!form.success) return { problem: "window" };
  const windows = await windowsFor(jobOf(followed, ahead?.id), now, set);
  const window = windows.find(({ from }) => from === form.data.window);
  const others = otherThan(ahead, windows);
  const near = () => ({ problem: "taken" as const, nearest: nearestTo(others, form.data.window, language) });
  if (!window) return near();
  const { from, to, teams } = window;
  const place = { from, to, teams, lapsesAt: lapsesAt(set, now) };
  if (ahead) {
    const outcome = await move(database, ahead.id, seen, place, "customer", now);
    if (outcome.ok) return { done: "moved" };
    return outcome.problem === "taken" ? near() : { problem: outcome.problem };
  }
  const outcome = await book(
    database,
    request.id,
    {
      ...place,
      ...{ kind: "survey", place: request.place ?? "", address: form.data.address, accessNote: form.data.access },
      ...{ locale: lead.locale === "ar" ? "ar" : "en", single: true },
    },
    "customer",
    now,
  );
  if (outcome.ok) return { done: "booked" };
  return outcome.problem === "taken" ? near() : { problem: outcome.problem };
}

const nearestTo = (windows: readonly FreeWindow[], at: number, language: Language) =>
  windows
    .filter(({ from }) => from !== at)
    .sort((one, other) => Math.abs(one.from - at) - Math.abs(other.from - at))
    .slice(0, 3)
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ value: String(from), label: span(from, to, language) }));

/** The visit ahead as a file for a calendar, for who has no mail from us. */
export async function visitFile(request: Request, key: string): Promise<Response> {
  const followed = (await isTooOften(limits.follow, request)) ? undefined : await found(key);
  const ahead = followed && aheadOf(await appointmentsOfRequest(await db(), followed.request.id), Date.now());
  if (!followed || ahead?.state !== "booked") return new Response(null, { status: 404 });
  return new Response(calendarOf(ahead, followed.request, "PUBLISH", Date.now()), {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="visit.ics"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
