import type { Language } from "@site/ground/language/languages.ts";
import { idOf } from "@site/ground/site-map/links.ts";
import { kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { nth } from "@site/typed";
import { isbot } from "isbot";
import { countWhatsApp, withoutKey } from "#domain/analytics/store/index.ts";
import { db } from "#platform/db/db.ts";
import { limits } from "#platform/http/budgets.ts";
import { logError } from "#platform/process/log.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { company, readHead } from "#site/content/content.server.ts";
import { type Topic as PageTopic, placeAsked, topicOf } from "#site/content/topics.ts";
import { districtNames } from "#site/content/trades.server.ts";
import { leadPlaces, leadServices } from "#site/forms/options.ts";
import { translator } from "#site/i18n/t.ts";
import { findByIdempotencyKey } from "../../store/idempotency.ts";
import { extrasSchema } from "./extras.ts";
import { keysOf } from "./key.server.ts";
import { originOf, sourceOf } from "./source.server.ts";
import { submitWithMessages } from "./submit.server.ts";
import type { HandedOver } from "./types.ts";

/** The subject of the message to us. Only subjects that our own links can contain are accepted. */
interface Topic extends Pick<PageTopic, "area" | "urgency"> {
  page: string;
  service?: (typeof leadServices)[number];
  place?: (typeof leadPlaces)[number];
}

/**
 * Returns the WhatsApp link with a prepared message. If the click was recorded as a lead, the message contains the reference of the lead.
 */
export async function handOff(
  request: Request,
  query: URLSearchParams,
  language: Language,
  handedOver?: HandedOver,
): Promise<string> {
  const topic = topicIn(query);
  let reference: string | undefined;
  try {
    if (isNavigation(request)) reference = await record(request, topic, language, handedOver);
  } catch (error) {
    logError(error, request.headers.get("x-request-id") ?? undefined);
  }
  const text = greeting(topic, reference, language, handedOver);
  return `https://wa.me/${company().whatsapp.slice(1)}?text=${encodeURIComponent(text)}`;
}

/**
 * The most lines of a calculation in the message. The customer reads it on a phone, and the link in the message shows the whole
 * calculation.
 */
const mostLines = 12;

function topicIn(query: URLSearchParams): Topic {
  const sent = extrasSchema.shape.page.parse(query.get("page") ?? undefined);
  const page = isDecodable(sent) ? withoutKey(sent) : "";
  const among = <T extends string>(known: readonly T[], value: string | null | undefined) =>
    known.find((one) => one === value);
  const { service, place, area, urgency } = topicOf(idOf(page), placeAsked(query));
  return {
    page,
    service: among(leadServices, query.get("service") ?? service),
    place: among(leadPlaces, query.get("place") ?? place),
    area,
    urgency,
  };
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}

/** Tells whether a person follows the link. Robots, prefetching and link checkers do not count. */
function isNavigation({ method, headers }: Request): boolean {
  const ahead = headers.get("sec-purpose") ?? headers.get("purpose") ?? headers.get("x-moz") ?? "";
  const mode = headers.get("sec-fetch-mode") ?? "navigate";
  const agent = headers.get("user-agent");
  return method === "GET" && mode === "navigate" && !/prefetch|prerender/.test(ahead) && !!agent && !isbot(agent);
}

/**
 * Records the click as a lead and returns its reference. A visitor who clicks again on the same page within ten minutes gets the same
 * reference. Returns undefined if the rate limit is reached.
 */
async function record(
  request: Request,
  topic: Topic,
  locale: Language,
  handedOver: HandedOver | undefined,
): Promise<string | undefined> {
  const database = await db();
  const address = request.headers.get("x-client-address") ?? "unknown";
  const keys = await keysOf(null, ["whatsapp", address, locale, ...Object.values(topic), handedOver?.link ?? ""], []);
  const before = await findByIdempotencyKey(database, keys);
  if (before) return before.reference;
  if (await isOverLimit(database, limits.whatsapp, address)) return undefined;
  const origin = originOf(extrasSchema.parse({}), request);
  const nobody = { name: "", email: "", phone: "", phoneTyped: "", message: "" };
  const { page, service, place, area, urgency } = topic;
  const { reference } = await submitWithMessages(database, {
    ...nobody,
    page,
    service,
    place,
    idempotencyKey: nth(keys, 0),
    kind: "whatsapp",
    locale,
    source: sourceOf(origin),
    origin,
    // The visitor has not consented to anything and has given no name.
    consentVersion: "",
    details: {
      ...(area && { area: districtNames()[area]?.[locale] }),
      ...(urgency && { urgency }),
      ...(handedOver && { calculation: handedOver.calculation }),
    },
    // No reply is due until the customer has written to us.
    replyDueAt: null,
  });
  countWhatsApp(request, page);
  return reference;
}

function greeting(
  topic: Topic,
  reference: string | undefined,
  language: Language,
  handedOver: HandedOver | undefined,
): string {
  const t = translator(language, "enquiry");
  const words = translator(language, "lead");
  const { page, service, urgency } = topic;
  const id = idOf(page);
  // The name of the page is the subject of the message, except on the contact page, which has no subject, and on "Near me" pages, whose
  // names no customer would write.
  const isTheirs = page !== "" && kindOf(id) !== "contact" && !id.startsWith("/near-me/");
  const subject = isTheirs && readHead(id as PageId, language)?.name;
  return [
    subject ? t(urgency ? "whatsapp.urgent" : "whatsapp.about", { subject }) : t("whatsapp.greeting"),
    service && t("whatsapp.service", { service: words(`services.${service}`) }),
    // A calculation contains its own place.
    topic.place && !handedOver && t("whatsapp.place", { place: placeIn(topic, language) }),
    ...(handedOver
      ? [...handedOver.lines.slice(0, mostLines).map((line) => line.join(": ")), handedOver.engine, handedOver.link]
      : []),
    reference && t("whatsapp.reference", { reference }),
  ]
    .filter(Boolean)
    .join("\n");
}

function placeIn({ place, area }: Topic, language: Language): string {
  const city = place ? translator(language, "lead")(`places.${place}`) : "";
  const name = area && districtNames()[area]?.[language];
  return name ? translator(language, "enquiry")("whatsapp.area", { area: name, place: city }) : city;
}
