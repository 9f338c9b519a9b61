import { offersService, servesCity, tradeNames } from "@site/ground/company/our-offer.ts";
import { cities } from "@site/ground/site-map/places.ts";

const [ac, ...otherTrades] = tradeNames;

/** The choices of the forms and of the inbox filters; their words are in the messages (`lead.*`). Air conditioning has kinds of job of its own. */
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
export const properties = [
  "villa",
  "apartment",
  "office",
  "shop",
  "restaurant",
  "warehouse",
  "building",
  "other",
] as const;
export const urgencies = ["now", "week", "month", "planning"] as const;
export const channels = ["phone", "whatsapp", "email"] as const;
export const times = ["any", "morning", "afternoon", "evening"] as const;

/** What the forms offer; a stored request may name more, from before. */
export const offeredServices = leadServices.filter((service) => offersService(service));
export const servedPlaces = leadPlaces.filter((place) => place === "elsewhere" || servesCity(place));

export type LeadService = (typeof leadServices)[number];
export type LeadPlace = (typeof leadPlaces)[number];
