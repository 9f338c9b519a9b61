import { servesCity } from "@site/ground/company/scope.ts";
import { districts } from "@site/ground/site-map/place-pages.ts";
import { type City, cities } from "@site/ground/site-map/places.ts";
import { z } from "zod";
import { addressesOf } from "#site/content/addresses.server.ts";
import { choosesVisit, office } from "#site/content/office.server.ts";
import { allTrades, citiesWith, districtNames, shortPlaceName, tradeGroups } from "#site/content/trades.server.ts";
import { soldServices } from "#site/forms/options.ts";
import { translator } from "#site/i18n/t.ts";
import { call, inEach, inLanguages, links } from "./call.server.ts";

const place = z.strictObject({
  id: z.string(),
  name: inLanguages,
  page: links,
  districts: z
    .array(z.strictObject({ id: z.string(), name: inLanguages }))
    .describe("Districts with pages of their own."),
});

const trade = z.strictObject({
  name: inLanguages,
  group: inLanguages,
  places: z.array(z.string()).describe("Ids of the places that have a page about this trade."),
  page: links.describe("The page of the trade, in the place that was asked for if one was."),
});

const service = z.strictObject({
  id: z.string().describe("The id that free_times and request_quote take."),
  name: inLanguages,
  bookedOnline: z.boolean().describe("True if a person may choose the time of the first visit."),
});

/** The trades that the company offers, and the places that it serves. */
export function servicesAndArea() {
  const served = cities.filter((city) => servesCity(city));
  return call({
    name: "services_and_area",
    title: "Services and area",
    description:
      "The services and trades that the company offers and the places that it serves, each with its pages in English and Arabic. Ask this first: the other calls take its ids.",
    input: z.strictObject({
      place: z.enum(served).optional().describe("Only the trades with a page about this place."),
    }),
    output: z.strictObject({
      services: z.array(service),
      places: z.array(place),
      trades: z.array(trade),
    }),
    async answer({ place }) {
      const set = await office();
      const services = soldServices.map((id) => ({
        id,
        name: inEach((language) => translator(language, "lead")(`services.${id}`)),
        bookedOnline: choosesVisit(set, { service: id }),
      }));
      return { result: { services, places: served.map(placeOf), trades: tradesIn(served, place) } };
    },
  });
}

function placeOf(city: City) {
  const names = districtNames();
  const own = city === "dubai" ? districts : [];
  return {
    id: city,
    name: inEach((language) => shortPlaceName(city, language)),
    page: addressesOf(`/${city}`),
    districts: own.flatMap((id) => {
      const name = names[id];
      return name ? [{ id, name: { en: name.en, ar: name.ar } }] : [];
    }),
  };
}

function tradesIn(served: readonly City[], place: City | undefined) {
  const groups = tradeGroups();
  return allTrades().flatMap((one) => {
    const places = citiesWith(one).filter((city) => served.includes(city));
    if (places.length === 0 || (place && !places.includes(place))) return [];
    const page = addressesOf(place ? `/${place}/${one.slug}` : one.service);
    const group = groups[one.group]?.name ?? { en: "", ar: "" };
    return [{ name: { en: one.en, ar: one.ar }, group, places, page }];
  });
}
