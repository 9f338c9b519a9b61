import type { Language } from "@site/ground/language/languages.ts";
import { cityOf } from "@site/ground/site-map/pages.ts";
import { districtOf } from "@site/ground/site-map/place-pages.ts";
import type { City } from "@site/ground/site-map/places.ts";
import { allJobs, townsOf } from "./jobs.server.ts";
import { arePricesExamples, jobPrices, priceRowOf } from "./prices.server.ts";
import { placeMark } from "./schemas/jobs.ts";
import { districtNames, shortPlaceName, tradeOf } from "./trades.server.ts";

/**
 * The first half of a page about a trade in a place: the work that we do there, its prices, and how to prepare for a visit. It is made of data. The
 * story below it is that of this page alone.
 */
export function placeServiceOf(id: string, language: Language) {
  const city = cityOf(id);
  const trade = tradeOf(id);
  const known = trade && allJobs()[trade.slug];
  if (!city || !known) return undefined;
  const district = districtOf(id);
  const jobs = Object.values(known.jobs).filter(({ notIn }) => !notIn.includes(city));
  const prices = jobPrices(jobs.map(({ price }) => price));
  const shown = jobs.map(({ name }, index) => ({ name: name[language], price: prices[index]?.price }));
  return {
    title: titleAt(known.title[language], shortPlaceName(district ?? city, language)),
    /** The line before the jobs: the part of the trade that is ours in a city whose law leaves the rest to others. */
    opening: district ? undefined : known.instead?.[city]?.[language],
    jobs: shown,
    /** The page of the prices in the list, if no line beside the button says that they are examples and include VAT. */
    pricedAt: priceRowOf(id) ? undefined : prices.find((each) => typeof each?.price === "object")?.page,
    sample: arePricesExamples(),
    time: priceRowOf(id) ? undefined : prices.find((each) => each?.time)?.time?.[language],
    ready: known.ready[language],
    covers: district ? [] : coveredBy(city, language),
  };
}
export type PlaceService = NonNullable<ReturnType<typeof placeServiceOf>>;

/** English says "on", not "in", of the Palm, since it is an island. */
const titleAt = (title: string, place: string) => title.replace(placeMark, place).replace("in Palm", "on Palm");

/** The number of districts that a page of Dubai names. Each of the others is near one of them. */
const mostDistricts = 9;

const coveredBy = (city: City, language: Language): string[] => {
  const places = city === "dubai" ? Object.values(districtNames()).slice(0, mostDistricts) : townsOf(city);
  return places.map((name) => name[language]);
};
