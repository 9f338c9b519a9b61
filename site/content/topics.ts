import { bundles } from "@site/ground/site-map/catalogue.ts";
import { cityOf, kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { type District, districtOf, districts } from "@site/ground/site-map/place-pages.ts";
import { type City, cities } from "@site/ground/site-map/places.ts";
import { type Symptom, symptomOf, symptoms, symptomsOn } from "@site/ground/site-map/symptoms.ts";

/**
 * The subject of a page, as a key of the forms (site/forms/options.ts). The first pattern that matches the page's id decides. A page about several
 * trades has no subject, so the visitor chooses.
 */
export const topics: readonly [RegExp, string][] = [
  [/chiller|vrf-|ahu-|cooling-tower|commercial-hvac/, "commercial-hvac"],
  [/duct-cleaning/, "duct-cleaning"],
  [/emergency-ac|ac-services\/repair|air-conditioning\/repair/, "ac-repair"],
  [/(ac-services|air-conditioning)\/installation/, "ac-installation"],
  [/(ac-services|air-conditioning)\/maintenance/, "ac-maintenance"],
  [/ac-cleaning/, "ac-maintenance"],
  [/amc/, "ac-amc"],
  [/ac-services|air-conditioning|hvac-systems/, "ac"],
  [/ventilation|indoor-air-quality/, "ventilation"],
  [/plumbing/, "plumbing"],
  [/electrical/, "electrical"],
  [/\/mep(-services)?$|mechanical/, "mep"],
  [/solar/, "solar"],
  [/cctv|access-control|elv/, "cctv"],
  [/structured-cabling|it-network/, "network"],
  [/building-management-systems/, "bms"],
  [/pool/, "pool"],
  [/handyman|home-services/, "handyman"],
  [/false-ceiling|partitioning|gypsum/, "false-ceiling"],
  [/painting|wallpaper/, "painting"],
  [/tiling|flooring/, "tiling"],
  [/fitout/, "fit-out"],
  [/renovation/, "renovation"],
  [/maintenance/, "maintenance"],
];

export type Topic = {
  service?: string;
  place?: City;
  area?: District;
  urgency?: "now";
  symptom?: Symptom;
  bundle?: (typeof bundles)[number];
};

/**
 * Returns the topic of an enquiry that begins on a page. The links to forms, the WhatsApp message and its lead all use this topic. `at` is the city
 * or district from whose page the visitor opened the page of a symptom (/help/no-cooling?at=dubai-marina).
 */
export function topicOf(id: string, at?: string): Topic {
  const symptom = symptomOf(id);
  if (symptom) return { service: symptoms[symptom].service, ...placeNamed(at), urgency: "now", symptom };
  if (kindOf(id) === "chooser") return { service: "ac" };
  if (kindOf(id) !== "landing" || /^\/(industries|solutions)\//.test(id)) return {};
  return {
    service: topics.find(([pattern]) => pattern.test(id))?.[1],
    place: cityOf(id),
    area: districtOf(id),
    urgency: isUrgent(id) ? "now" : undefined,
    bundle: bundles.find((name) => id === `/bundles/${name}`),
  };
}

/** True for pages whose visitors cannot wait. On these pages the phone number comes first. */
export const isUrgent = (id: string) => id === "/help" || symptomOf(id) !== undefined || id.includes("emergency");

/** The city or district in the query of an address (?at=…). */
export function placeAsked(query: URLSearchParams): City | District | undefined {
  const at = query.get("at");
  return [...cities, ...districts].find((each) => each === at);
}

function placeNamed(at: string | undefined): Pick<Topic, "place" | "area"> {
  const area = districts.find((district) => district === at);
  return area ? { place: "dubai", area } : { place: cities.find((city) => city === at) };
}

/** Returns the query of a link to the quotation form. It names the topic of the page, if the page has one. */
export function quotationQuery(id: string, at?: string): string {
  const query = new URLSearchParams(Object.entries(topicOf(id, at)).filter(([, value]) => value));
  return query.size > 0 ? `?${query}` : "";
}

/** The query of a link to the page on which a visit is booked. Somebody who books has decided when we come, so it does not say how urgent it is. */
export function bookingQuery(id: string, at?: string): string {
  const { urgency: _, ...topic } = topicOf(id, at);
  const query = new URLSearchParams(Object.entries(topic).filter(([, value]) => value));
  return query.size > 0 ? `?${query}` : "";
}

/** The links to the symptoms that fit a page. Each link carries the place that the page is about. */
export function symptomsFor(id: string): { id: PageId; query: string }[] {
  const { service, place, area } = topicOf(id);
  const at = area ?? place;
  const query = at ? `?at=${at}` : "";
  return symptomOf(id) ? [] : symptomsOn(service).map((name) => ({ id: `/help/${name}` as const, query }));
}
