import type { Language } from "@site/ground/language/languages.ts";
import { languageOf, languages, otherLanguage } from "@site/ground/language/languages.ts";
import { href, idOf } from "@site/ground/site-map/links.ts";
import { answersQueries, kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import type { District } from "@site/ground/site-map/place-pages.ts";
import type { City } from "@site/ground/site-map/places.ts";
import { currentDate } from "#platform/machine/time.ts";
import { callNote, emergencyHours, isBookedOnline, urgentAnswer } from "./company-terms.server.ts";
import { cardsOf, company, holidays, readHead, readPage } from "./content.server.ts";
import { isGoogleAsked } from "./google.ts";
import { exists } from "./inventory.server.ts";
import { footerLinks, menus, nearestPage, quickLinks } from "./navigation.server.ts";
import { pictureNamed, withPictures } from "./pictures.server.ts";
import { priceLineOf } from "./prices.server.ts";
import { urgentPhone } from "./schemas/company.ts";
import { bookingQuery, isUrgent, placeAsked, quotationQuery, symptomsFor, topicOf } from "./topics.ts";
import { shortPlaceName } from "./trades.server.ts";
import { urgentHours } from "./urgent-hours.ts";
import { closuresOf, isAlwaysOpen, laterOpenings } from "./week.ts";

/** Returns the data for the parts around every page, such as the company, the menus and the link to the other language. */
export function shellOf({ pathname, search }: Pick<URL, "pathname" | "search">) {
  const language = languageOf(pathname);
  const id = idOf(pathname) as PageId;
  const head = readHead(id, language);
  const at = placeAsked(new URLSearchParams(search));
  return {
    language,
    id,
    company: companyIn(language, namesEmergency(id)),
    hasHelp: exists("/help", language),
    menus: menus(language),
    quickLinks: quickLinks(language),
    footerLinks: footerLinks(language),
    alternate: alternateOf(id, language, search),
    quote: href("/quotation", language) + quotationQuery(bundleBeside(id, language) ?? id, at),
    ...bookingOf(id, language, at),
    ask: askOf(id, language),
    whatsapp: `${languages[language].prefix}/whatsapp${head ? `?page=${id}${at ? `&at=${at}` : ""}` : ""}`,
    urgent: isUrgent(id),
    symptoms: symptomsFor(id).flatMap((symptom) =>
      cardsOf([symptom.id], language).map(({ name }) => ({ name, href: href(symptom.id, language) + symptom.query })),
    ),
    price: priceLineOf(id, language),
    google: isGoogleAsked(),
    year: currentDate().getUTCFullYear(),
    popular: head ? [] : withPictures(cardsOf(["/services", "/services/air-conditioning", "/help"], language)),
    lost: head ? undefined : pictureNamed("move-in"),
  };
}
export type Shell = ReturnType<typeof shellOf>;

/** A page about a kind of building may lead to a bundle for it. Then its quotation is for that bundle. */
function bundleBeside(id: PageId, language: Language) {
  if (!/^\/(industries|solutions)\//.test(id)) return undefined;
  const related = readPage("landing", id, language)?.related ?? [];
  return cardsOf(related, language).find((page) => page.id.startsWith("/bundles/"))?.id;
}

/**
 * Returns what the button for a quotation asks for. The price of a contract is one for a year. Work for businesses, and a bundle without visits by
 * the calendar, begin with a survey.
 */
function askOf(id: PageId, language: Language): "quote" | "year" | "survey" {
  if (id.startsWith("/bundles/")) return readPage("landing", id, language)?.year ? "year" : "survey";
  const isBusiness = /^\/(industries|solutions)\b/.test(id) || topicOf(id).service === "commercial-hvac";
  return isBusiness ? "survey" : "quote";
}

/**
 * `book` is the address at which a visit is booked; there is none where the work of the page is not booked online. `visit` is the visit that the page
 * sells, with the name of its place; a page about no work in particular has none.
 */
function bookingOf(id: string, language: Language, at: City | District | undefined): { book?: string; visit?: Visit } {
  const { service, place, area } = topicOf(id, at);
  if (service ? !isBookedOnline(service) : !company().visits.online) return {};
  const book = href("/book", language) + bookingQuery(id, at);
  const where = area ?? place;
  return { book, visit: service ? { book, place: where && shortPlaceName(where, language) } : undefined };
}
type Visit = { book: string; place: string | undefined };

/** The head of a page about work names the emergency line only if something in that work can stop. The heads of all other pages name it. */
const namesEmergency = (id: string) => kindOf(id) !== "landing" || isUrgent(id) || symptomsFor(id).length > 0;

function companyIn(language: Language, isEmergencyNamed: boolean) {
  const facts = company();
  const { name, shortName, tagline, area, locality, claims, phone, emergency, whatsapp, email } = facts;
  const { hours, datedHours, urgent } = facts;
  const confirmed = holidays().filter((holiday) => holiday.confirmed);
  const closedOn = closuresOf(hours, datedHours, confirmed);
  return {
    name: name[language],
    shortName: shortName[language],
    tagline: tagline[language],
    locality: locality[language],
    area: area[language],
    claims: { ...claims, approval: claims.approval?.[language], emergencySupport: emergencyHours(claims) },
    phone,
    emergency,
    /** True on pages whose head names the emergency line. The bar and the number in the header are the same on all pages. */
    isEmergencyNamed: isEmergencyNamed && claims.emergencySupport !== undefined,
    urgentHours: urgentHours(facts),
    isAlwaysOpen: isAlwaysOpen(hours, datedHours),
    urgentPhone: urgentPhone({ emergency, phone }),
    urgentAnswer: urgentAnswer({ urgent }, language),
    callNote: callNote(facts, language),
    whatsapp,
    email,
    hours,
    datedHours: datedHours.map(({ from, to, hours: own }) => ({ from, to, hours: own })),
    closedOn: closedOn.map(({ from, to }) => ({ from, to })),
    laterOpenings: laterOpenings(hours, closedOn, language),
  };
}

/** True for pages without content files. Such pages exist in both languages. */
export const isWordless = (id: string) => ["plain", "app"].includes(kindOf(id) ?? "");

/**
 * The number of characters that are looked up. No real page has a longer address. An address from a visitor may have thousands
 * of parts, and each part takes time.
 */
const longest = 200;

/** The same page with the same query in the other language. If that page does not exist, it is the nearest parent page. */
export function alternateOf(id: PageId, language: Language, search = "") {
  const other = otherLanguage(language);
  const page = isWordless(id) ? id : nearestPage(id.slice(0, longest), other);
  return { language: other, href: href(page, other) + (answersQueries(page) ? search : "") };
}
