import { type LeadPlace, type LeadService, placeNamed, servesCity, serviceNamed } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { languageOf } from "@site/ground/language/languages.ts";
import { type District, districts } from "@site/ground/site-map/place-pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { beginning, dayInWords, hoursInWords, spokenSpan } from "@site/ground/time/uae-span.ts";
import { db } from "#platform/db/db.ts";
import { budgets } from "#platform/http/budgets.ts";
import { requestLimit } from "#platform/http/request-limit.ts";
import { currentTime } from "#platform/machine/time.ts";
import { choosesVisit, type Office, office } from "#site/content/office.server.ts";
import { shortPlaceName } from "#site/content/trades.server.ts";
import type { FreeWindow } from "#site/content/visit-slots.ts";
import { translator } from "#site/i18n/t.ts";
import { windowsFor } from "../../office/calendar.server.ts";
import { heldClaims } from "../../store/holds.ts";

/** A sheet shows this many times at once. */
const most = 6;
const cachedMs = 60_000;
const waitFor = requestLimit(budgets.freeTimes);

/** The work for which a visit is booked. */
export interface Work {
  service: LeadService;
  place: LeadPlace;
}

export const isServed = (place: string): boolean => cities.some((city) => city === place && servesCity(city));

/** Tells whether visitors may book a visit for this work without the office. */
export const isBookable = (set: Pick<Office, "visits">, { service, place }: Work): boolean =>
  choosesVisit(set, { service }) && isServed(place);

/** The windows that are free for anybody now. `hold` is the visitor's own hold, which does not hide its window. */
export async function windowsToBook(work: Work, now: number, set: Office, hold = ""): Promise<FreeWindow[]> {
  if (!isBookable(set, work)) return [];
  return windowsFor(work, now, set, undefined, await heldClaims(await db(), now, hold));
}

const cached = new Map<string, { until: number; windows: Promise<FreeWindow[]> }>();

/** Many people look at the times and few of them book, so all of them share what was read within the last minute. */
function recentWindows(work: Work, now: number): Promise<FreeWindow[]> {
  const key = `${work.service} ${work.place}`;
  const known = cached.get(key);
  if (known && known.until > now) return known.windows;
  const windows = office().then((set) => windowsToBook(work, now, set));
  cached.set(key, { until: now + cachedMs, windows });
  windows.catch(() => cached.delete(key));
  return windows;
}

/** Makes a time that was just booked or held disappear from the next answer of this process. */
export const forgetTimes = () => cached.clear();

const inWords = ({ from, to }: FreeWindow, language: Language, now: number) => ({
  value: String(from),
  day: dayInWords(from, language),
  hours: hoursInWords(from, to, language),
  short: beginning(from, language, now),
});

/** The place whose first free window comes earliest. */
async function earliest(service: LeadService, now: number): Promise<{ place: LeadPlace; windows: FreeWindow[] }> {
  const places = cities.filter((city) => servesCity(city));
  const all = await Promise.all(
    places.map(async (place) => ({ place, windows: await recentWindows({ service, place }, now) })),
  );
  const first = ({ windows }: { windows: FreeWindow[] }) => windows[0]?.from ?? Number.POSITIVE_INFINITY;
  return all.reduce((best, one) => (first(one) < first(best) ? one : best));
}

/** The next free windows for some work at a place. Without a place, those of the place where we are free first. */
export const freeTimes = async (service: LeadService, place: LeadPlace | null, now: number) =>
  place ? { place, windows: await recentWindows({ service, place }, now) } : earliest(service, now);

const districtNamed = (name: string | null) => districts.find((district) => district === name);

/** The words of the button that books a visit (site/ui/sections/BookButton.tsx): the window, and below it the place in which it is free. */
function onButton({ from, to }: FreeWindow, where: LeadPlace | District, language: Language, now: number): string {
  const t = translator(language);
  const words = t("free.bookAt", { time: spokenSpan(from, to, language, now) });
  const place = t("free.first", { place: shortPlaceName(where, language) });
  return `<time datetime="${new Date(from).toISOString()}">${words}</time><small>${place}</small>`;
}

/**
 * Answers /free-times?service=…&place=… with the next free windows as JSON, or with the first of them as a piece of HTML. It names no teams. Without a
 * place it answers for the place where we are free first.
 */
export async function answerFreeTimes(request: Request, now = currentTime()): Promise<Response> {
  const wait = waitFor(request);
  if (wait > 0) return Response.json({ times: [] }, { status: 429, headers: { "Retry-After": String(wait) } });
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const service = serviceNamed(searchParams.get("service") ?? undefined);
  const asked = searchParams.get("place");
  const place = placeNamed(asked ?? undefined);
  if (!service || (asked && !place)) return Response.json({ times: [] }, { status: 400 });
  const found = await freeTimes(service, place, now);
  const headers = { "Cache-Control": "public, max-age=60", Vary: "Accept", "X-Robots-Tag": "noindex" };
  const [first] = found.windows;
  if (request.headers.get("accept")?.startsWith("text/html")) {
    const where = districtNamed(searchParams.get("area")) ?? found.place;
    const text = first ? onButton(first, where, language, now) : "";
    return new Response(text, { headers: { ...headers, "Content-Type": "text/html; charset=utf-8" } });
  }
  const times = found.windows.slice(0, most).map((window) => inWords(window, language, now));
  return Response.json({ place: first && found.place, times, more: found.windows.length > most }, { headers });
}
