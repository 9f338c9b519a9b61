import { leadPlaces, leadServices, sellsService, servesCity } from "@site/ground/company/scope.ts";
import type { ChoiceGroup } from "@site/ground/enquiry-fields.ts";

/** The options of the forms and of the inbox filters. Their words are in the messages (`lead.*`). */
export { leadPlaces, leadServices } from "@site/ground/company/scope.ts";
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

/** The services that the forms offer. A stored enquiry may have another service, from an earlier version of the site. */
export const soldServices = leadServices.filter((service) => sellsService(service));
export const servedPlaces = leadPlaces.filter((place) => place === "elsewhere" || servesCity(place));

type Options = Record<ChoiceGroup, readonly string[]>;
export const choices = {
  ...{ services: leadServices, places: leadPlaces, properties, urgencies, channels, times },
} as const satisfies Options;
export const soldOptions: Options = { ...choices, services: soldServices, places: servedPlaces };
