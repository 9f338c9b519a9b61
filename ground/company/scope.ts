import scope from "../../content/shared/scope.json" with { type: "json" };
import { type City, cities } from "../site-map/places.ts";

/** All trades that a company may offer. The names are the keys of the forms. */
export const tradeNames = [
  "ac",
  "ventilation",
  "commercial-hvac",
  "plumbing",
  "electrical",
  "mep",
  "renovation",
  "fit-out",
  "painting",
  "tiling",
  "false-ceiling",
  "handyman",
  "pool",
  "solar",
  "cctv",
  "network",
  "bms",
  "maintenance",
] as const;
export type TradeName = (typeof tradeNames)[number];

const [ac, ...otherTrades] = tradeNames;

/** The services for which an enquiry may ask. Their words are in the messages (`lead.*`). Air conditioning is divided into several services. */
export const leadServices = [
  ac,
  "ac-repair",
  "ac-maintenance",
  "ac-installation",
  "ac-amc",
  "duct-cleaning",
  ...otherTrades,
  "other",
] as const;
export const leadPlaces = [...cities, "elsewhere"] as const;

export type LeadService = (typeof leadServices)[number];
export type LeadPlace = (typeof leadPlaces)[number];
export const serviceNamed = (name: string | undefined) => leadServices.find((one) => one === name) ?? null;
export const placeNamed = (name: string | undefined) => leadPlaces.find((one) => one === name) ?? null;

export type Scope = { cities: "all" | string[]; trades: "all" | string[]; without: string[] };

/**
 * The content of content/shared/scope.json, which `npm run setup:company` writes. It is imported as a module, because
 * the forms in the browser need it too.
 */
export const companyScope = scope as Scope;

const includes = (list: "all" | string[], one: string) => list === "all" || list.includes(one);

export const servesCity = (city: City, { cities } = companyScope): boolean => includes(cities, city);

/** The trade to which a service of the forms belongs. The service `other` belongs to no trade. */
export function tradeOfService(service: string): TradeName | undefined {
  if (/^ac(-|$)|^duct-/.test(service)) return "ac";
  return tradeNames.find((name) => name === service);
}

export function sellsService(service: string, { trades } = companyScope): boolean {
  const trade = tradeOfService(service);
  return !trade || includes(trades, trade);
}

/** The services of which /plan estimates the price. Without any of them the page does not exist. */
export const plannedServices = ["painting", "tiling", "false-ceiling", "ac-installation", "solar"] as const;
export const sellsPlannedWork = (scope = companyScope): boolean =>
  plannedServices.some((service) => sellsService(service, scope));

export const sellsEverything = ({ cities, trades, without } = companyScope): boolean =>
  cities === "all" && trades === "all" && without.length === 0;
