import { placeNamed, serviceNamed } from "@site/ground/company/scope.ts";
import { languageOf } from "@site/ground/language/languages.ts";
import { symptomNames } from "@site/ground/site-map/symptoms.ts";
import { parseUrl } from "@site/ground/urls/parse-url.ts";
import { data, redirect } from "react-router";
import { askedFor } from "#domain/leads/index.server.ts";
import type { FormState } from "#domain/leads/index.ts";
import { currentTime } from "#platform/machine/time.ts";
import { orAway } from "#site/content/away.server.ts";
import { symptomSheet } from "#site/content/help.server.ts";
import { office } from "#site/content/office.server.ts";
import { topicOf } from "#site/content/topics.ts";
import { districtNames } from "#site/content/trades.server.ts";
import { servedPlaces, soldServices } from "#site/forms/options.ts";
import { translator } from "#site/i18n/t.ts";
import { daysOf } from "../customer.server.ts";
import { receiveVisitBooking } from "./book.server.ts";
import { holdIn } from "./hold.server.ts";
import { isBookable, windowsToBook } from "./times.server.ts";

/** The number of windows that are shown at first. */
const firstWindows = 6;

/** The page on which anybody books a visit: /book?service=…&place=…&symptom=…&area=…&all */
export const bookPage = (request: Request) =>
  orAway(request, async () => ({ view: await viewOf(new URL(request.url), pageBefore(request)) }));
export type BookView = Awaited<ReturnType<typeof viewOf>>;

/** The page of ours on which the visitor chose to book. The office sees it with the enquiry. A change of the place keeps it in the query. */
function pageBefore(request: Request): string {
  const [own, before] = [new URL(request.url), parseUrl(request.headers.get("referer") ?? "")];
  const from = own.searchParams.get("from");
  if (from && /^\/(?!\/)[\w%/.-]{0,200}$/.test(from)) return from;
  return before?.host === own.host && before.pathname !== own.pathname ? before.pathname : own.pathname;
}

async function viewOf({ pathname, searchParams }: URL, page: string) {
  const language = languageOf(pathname);
  const set = await office();
  const { area, message, ...asked } = askedFor(searchParams, language, undefined);
  const symptom = symptomNames.find((name) => name === searchParams.get("symptom"));
  const at = symptom && topicOf(`/help/${symptom}`, searchParams.get("at") ?? undefined);
  const service = serviceNamed(asked.service ?? at?.service);
  const place = placeNamed(asked.place ?? at?.place);
  const t = translator(language, "lead");
  const services = soldServices.filter((one) => set.visits.online && set.visits.services.includes(one));
  const places = servedPlaces.filter((one) => one !== "elsewhere");
  const work = service && place ? { service, place } : undefined;
  const hold = holdIn(searchParams.get("hold"));
  const windows = work ? await windowsToBook(work, currentTime(), set, hold) : [];
  const all = searchParams.has("all");
  const shown = all ? windows : windows.slice(0, firstWindows);
  return {
    work: work && { ...work, name: t(`services.${work.service}`), where: t(`places.${work.place}`) },
    symptomName: symptom,
    symptom: symptom && symptomSheet(symptom, language),
    isBookable: work !== undefined && isBookable(set, work),
    service,
    place,
    // Every district with a page is in Dubai. The visitor may have chosen another place since.
    area: place === "dubai" ? (area ?? (at?.area && districtNames()[at.area]?.[language])) : undefined,
    message,
    services: services.map((one) => [one, t(`services.${one}`)] as const),
    places: places.map((one) => [one, t(`places.${one}`)] as const),
    days: daysOf(shown, language),
    more: shown.length < windows.length,
    page,
    hold,
    query: searchParams.toString(),
    confirm: set.visits.confirm,
  };
}

/** Answers the form, with and without a script. A booked visit leads to its own page. Otherwise this page comes back and says why. */
export async function bookByForm(request: Request) {
  const { status, ...state } = await receiveVisitBooking(request, () => languageOf(new URL(request.url).pathname));
  if (state.booked && state.followUrl)
    return redirect(`${state.followUrl}/visit?done=booked&visit=${state.booked.visit}`, 303);
  return data<FormState>(state, { status });
}
