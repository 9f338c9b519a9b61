import { cityOf, kindOf } from "./pages.ts";

/**
 * The subject of a page in the keys of the forms (app/features/leads/options.ts): the first pattern that matches its id. A page about several trades
 * has none, and the visitor chooses.
 */
export const topics: readonly [RegExp, string][] = [
  [/chiller|vrf-|ahu-|cooling-tower|commercial-hvac/, "commercial-hvac"],
  [/duct-cleaning/, "duct-cleaning"],
  [/emergency-ac|ac-services\/repair|air-conditioning\/repair/, "ac-repair"],
  [/(ac-services|air-conditioning)\/installation/, "ac-installation"],
  [/(ac-services|air-conditioning)\/maintenance/, "ac-maintenance"],
  [/amc/, "ac-amc"],
  [/ventilation|indoor-air-quality/, "ventilation"],
  [/plumbing/, "plumbing"],
  [/electrical/, "electrical"],
  [/\/mep(-services)?$|mechanical/, "mep"],
  [/solar/, "solar"],
  [/cctv|access-control/, "cctv"],
  [/structured-cabling|it-network/, "network"],
  [/building-management-systems/, "bms"],
  [/pool/, "pool"],
  [/handyman/, "handyman"],
  [/false-ceiling|partitioning/, "false-ceiling"],
  [/painting|wallpaper/, "painting"],
  [/tiling|flooring/, "tiling"],
  [/fitout/, "fit-out"],
  [/renovation/, "renovation"],
  [/maintenance/, "maintenance"],
];

/** The query of a link to the quote form: service and city of the page, if it has them. */
export function quoteQuery(id: string): string {
  const query = new URLSearchParams(Object.entries(topicOf(id)).filter(([, value]) => value) as [string, string][]);
  return query.size > 0 ? `?${query}` : "";
}

export function topicOf(id: string) {
  if (kindOf(id) !== "landing" || /^\/(industries|solutions)\//.test(id)) return {};
  return { service: topics.find(([pattern]) => pattern.test(id))?.[1], place: cityOf(id) };
}
